import { describe, expect, it } from 'vitest';
import { createCodeRenderer, renderCodeBlock } from './code-block.ts';
import { resolveMarkdownOptions, type PartialMarkdownOptions } from '../options.ts';

const MARK = 'theme-code-block-highlighted-line';

/** The inside of `<code>`, without colours. */
function lines(code: string, fence: { language?: string; meta?: string }, options?: PartialMarkdownOptions): string {
  const { html } = createCodeRenderer(resolveMarkdownOptions(options))(code, fence);
  const inside = /<code[^>]*>([\s\S]*)<\/code>/.exec(html)?.[1] ?? '';
  return inside.replace(/<span class="token (?:(?!-line)[^"])*">((?:(?!<span)[^<])*)<\/span>/g, '$1');
}

describe('code blocks', () => {
  it('have one shape', () => {
    const render = createCodeRenderer(resolveMarkdownOptions());
    expect(
      renderCodeBlock('const a = 1;', { language: 'JS', meta: 'title="a <b>.js" showLineNumbers=5', render }),
    ).toBe(
      '<div class="code-block language-js theme-code-block"><div class="code-block-title codeBlockTitle">a &lt;b&gt;.js</div>' +
        '<div class="code-block-body"><pre class="language-js" tabindex="0"><code class="codeLinesWithNumbering" style="counter-reset: line-count 4">' +
        '<span class="token-line"><span class="token keyword">const</span> a <span class="token operator">=</span> ' +
        '<span class="token number">1</span><span class="token punctuation">;</span></span></code></pre>' +
        '<div class="code-block-buttons" data-language="js"><button type="button" class="icon-wrap" data-code-wrap aria-label="Toggle word wrap" hidden></button>' +
        '<button type="button" class="icon-copy" data-code-copy aria-label="Copy code to clipboard"></button></div></div></div>',
    );
  });

  it('mark lines named after the fence, and then leave comments in the code alone', () => {
    expect(lines('a\nb\n# highlight-next-line\nd', { language: 'text', meta: '{1,3-4} title="x{2}"' })).toBe(
      `<span class="token-line ${MARK}">a</span>\n<span class="token-line">b</span>\n` +
        `<span class="token-line ${MARK}"># highlight-next-line</span>\n<span class="token-line ${MARK}">d</span>`,
    );
    expect(lines('a\nb', { language: 'text{2}' })).toContain(`<span class="token-line ${MARK}">b</span>`);
  });

  it('mark lines by comments of the language', () => {
    const marked = (code: string, language: string): boolean => lines(code, { language }).includes(MARK);
    expect(lines('x\n# highlight-start\ny\n# highlight-end\nz', { language: 'bash' })).toBe(
      `<span class="token-line">x</span>\n<span class="token-line ${MARK}">y</span>\n<span class="token-line">z</span>`,
    );
    expect(marked('// highlight-next-line\na', 'js')).toBe(true);
    expect(marked('# highlight-next-line\na', 'js')).toBe(false);
    expect(marked('{/* highlight-next-line */}\na', 'jsx')).toBe(true);
    expect(marked('<!-- highlight-next-line -->\na', 'html')).toBe(true);
    expect(marked('-- highlight-next-line\na', 'sql')).toBe(true);
    expect(marked('/* highlight-next-line */\na', 'css')).toBe(true);
    expect(marked('a // highlight-next-line\nb', 'js')).toBe(false);
    expect(lines('// highlight-next-line\na', {})).toBe(`<span class="token-line ${MARK}">a</span>`);
  });

  it.each([
    ['mdx', '# highlight-next-line'],
    ['ini', '// highlight-next-line'],
    ['yaml', '<!-- highlight-next-line -->'],
    ['shell', '/* highlight-next-line */'],
    ['batch', 'Rem highlight-next-line'],
    ['vbnet', "_ ' highlight-next-line"],
    ['basic', '! highlight-next-line'],
    ['fsharp', '(* highlight-next-line *)'],
    ['ocaml', '(* highlight-next-line *)'],
    ['cobol', '*> highlight-next-line'],
  ])('mark lines by comments of %s: %s', (language, comment) => {
    expect(lines(`${comment}\na`, { language })).toMatch(new RegExp(`^<span class="token-line ${MARK}">.*a.*</span>$`));
  });

  it.each([
    ['js', 'a // [!code ++]', 'added'],
    ['js', 'a /* [!code --] */', 'removed'],
    ['bash', 'a # [!code error]', 'error'],
    ['sql', 'a -- [!code warning]', 'warning'],
    ['html', '<b>a</b> <!-- [!code focus] -->', 'focused'],
    ['css', 'a {} /* [!code ++] */', 'added'],
    ['lisp', 'a ;; [!code ++]', 'added'],
    ['ini', 'a ; [!code ++]', 'added'],
    ['latex', 'a % [!code ++]', 'added'],
  ])('mark lines by a comment at their end, which is not shown: %s', (language, code, name) => {
    const html = lines(`${code}\nb`, { language });
    expect(html).toContain(`<span class="token-line code-line-${name}">`);
    expect(html.match(/code-line-/g)).toHaveLength(1);
    expect(html).not.toContain('!code');
    expect(html).not.toMatch(/[ \t]<\/span>\n/);
  });

  it('mark as many lines as the comment says, from the next one where it stands alone', () => {
    const marked = (code: string, meta = ''): string[] =>
      lines(code, { language: 'js', meta })
        .split('\n')
        .map((line) => /token-line ([\w -]+)"/.exec(line)?.[1] ?? '');
    expect(marked('a // [!code highlight:2]\nb\nc')).toEqual([MARK, MARK, '']);
    expect(marked('a\n// [!code hl]\nb\nc')).toEqual(['', MARK, '']);
    expect(marked('// [!code --:2]\na\nb // [!code focus]\nc')).toEqual([
      'code-line-removed',
      'code-line-removed code-line-focused',
      '',
    ]);
    expect(marked('a // [!code ++] [!code focus]')).toEqual(['code-line-added code-line-focused']);
    expect(marked('a // [!code ++]\nb', '{2}')).toEqual(['code-line-added', MARK]);
    expect(marked('// highlight-next-line\na // [!code ++]')).toEqual([`${MARK} code-line-added`]);
  });

  it('leave a comment that is not one of the language, has another word, or is escaped', () => {
    expect(lines('a # [!code ++]', { language: 'js' })).toContain('# [!code ++]');
    expect(lines('a // [!code olmayan]', { language: 'text' })).toBe('a // [!code olmayan]');
    expect(lines('a // [!!code ++]', { language: 'text' })).toBe('a // [!code ++]');
  });

  it('mark the changes of a diff over the whole line, but not its header', () => {
    const html = lines('--- a.js\n+++ b.js\n@@ -1 +1 @@\n-eski\n+yeni\n ayni', { language: 'diff' });
    expect(html.split('\n').map((line) => /code-line-(\w+)/.exec(line)?.[1] ?? '')).toEqual([
      '',
      '',
      '',
      'removed',
      'added',
      '',
    ]);
  });

  it("mark lines by the site's own comments", () => {
    const prism = {
      magicComments: [
        { className: 'hata', line: 'Bu satır hatalı' },
        { className: 'blok', block: { start: 'aç', end: 'kapa' } },
      ],
    };
    expect(lines('// aç\n// Bu satır hatalı\na\n// kapa\nb', { language: 'js' }, { prism })).toBe(
      '<span class="token-line hata blok">a</span>\n<span class="token-line">b</span>',
    );
  });

  it('close a token at the end of each line that is wrapped', () => {
    const { html } = createCodeRenderer(resolveMarkdownOptions())('/* a\nb */', {
      language: 'js',
      meta: 'showLineNumbers',
    });
    expect(html).toContain(
      '<span class="token-line"><span class="token comment">/* a</span></span>\n<span class="token-line"><span class="token comment">b */</span></span>',
    );
  });

  it('know languages by all their names, and escape what they do not know', () => {
    const render = createCodeRenderer(resolveMarkdownOptions());
    const colours = (language: string, code: string): boolean =>
      render(code, { language }).html.includes('class="token');
    expect(colours('ts', 'let a: number')).toBe(true);
    expect(colours('yml', 'a: 1')).toBe(true);
    expect(colours('html', '<p>a</p>')).toBe(true);
    expect(colours('diff', '- a\n+ b')).toBe(true);
    expect(colours('jsx', 'const a = <b x={1}>y</b>;')).toBe(true);
    expect(colours('bilinmeyen', 'let a')).toBe(false);
    expect(colours('../core', 'let a')).toBe(false);
    expect(lines('<b>&', { language: 'bilinmeyen' })).toBe('&lt;b&gt;&amp;');
    expect(render('a', {}).className).toBe('code-block language-text theme-code-block');
    const withDefault = createCodeRenderer(resolveMarkdownOptions({ prism: { defaultLanguage: 'js' } }));
    expect(withDefault('a', {}).className).toBe('code-block language-js theme-code-block');
  });

  it('come out the same whatever was highlighted before', () => {
    const code = '<script>let a = 1</script><style>a { color: red }</style>';
    const first = createCodeRenderer(resolveMarkdownOptions())(code, { language: 'html' }).html;
    const render = createCodeRenderer(resolveMarkdownOptions());
    for (const language of ['jsx', 'php', 'scss', 'css-extras', 'js-templates']) render('a', { language });
    expect(render(code, { language: 'html' }).html).toBe(first);
    expect(first).toContain('<span class="token keyword">let</span>');
  });

  it('keep blank first and last lines', () => {
    expect(lines('\n\na\n', { language: 'text' })).toBe('\n\na\n\n');
  });
});
