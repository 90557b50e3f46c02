import { describe, expect, it } from 'vitest';
import { printCodeTheme } from './code-theme.ts';

const light = {
  plain: { color: '#111', backgroundColor: '#eee' },
  styles: [
    { types: ['comment', 'prolog'], style: { color: 'green', fontStyle: 'italic' } },
    { types: ['bold'], style: { fontWeight: 700 } },
    { types: ['tag'], languages: ['markup'], style: { color: 'red' } },
  ],
};
const dark = {
  plain: { color: '#eee', backgroundColor: '#111' },
  styles: [{ types: ['comment'], style: { color: 'lime' } }],
};

describe('the colours of code', () => {
  it('are those of the scheme, in the mode it is for', () => {
    const css = printCodeTheme({ theme: light, darkTheme: dark });
    expect(css).toContain(
      "html:not([data-theme='dark']) .token.comment,html:not([data-theme='dark']) .token.prolog{color:green;font-style:italic}",
    );
    expect(css).toContain("html:not([data-theme='dark']) .token.bold{font-weight:700}");
    expect(css).toContain("html:not([data-theme='dark']) .language-markup .token.tag{color:red}");
    expect(css).toContain("html[data-theme='dark'] .token.comment{color:lime}");
    expect(css).toContain("html[data-theme='dark'] .code-block{--prism-color:#eee;--prism-background-color:#111}");
  });

  it('are the same in both modes where there is one scheme, and Palenight where there is none', () => {
    expect(printCodeTheme({ theme: { default: light } })).toContain('\n.token.bold{font-weight:700}');
    expect(printCodeTheme(undefined)).toContain(
      '\n.code-block{--prism-color:#bfc7d5;--prism-background-color:#292d3e}',
    );
  });

  it('are the theme’s own where the scheme is not to be had', () => {
    const standIn = new Proxy(() => undefined, { get: () => standIn });
    expect(printCodeTheme({ theme: standIn })).not.toContain('.token');
  });

  it('cannot break out of the rule', () => {
    expect(
      printCodeTheme({ theme: { plain: {}, styles: [{ types: ['tag'], style: { color: 'red}body{' } }] } }),
    ).not.toContain('body');
  });
});
