import { describe, expect, it } from 'vitest';
import { extractMessages } from './extract-messages.ts';

const IMPORT = "import Translate, { translate } from '@docusaurus/Translate';\n";
const extract = (code: string) => extractMessages(code, { file: 'src/x.tsx', lang: 'tsx' });
const messages = (code: string) => {
  const found = extract(IMPORT + code);
  expect(found.problems).toEqual([]);
  return found.messages;
};

describe('extractMessages', () => {
  it('finds elements, with what helps a translator', () => {
    expect(
      messages(`export const X = () => (
        <div>
          <Translate id="home.title" description="Of the first page" values={{ n: 3 }}>
            Welcome
              to us
          </Translate>
        </div>
      );`),
    ).toEqual([{ id: 'home.title', description: 'Of the first page', message: 'Welcome to us' }]);
    expect(messages(`const x = <Translate id="a">{'{n} orders'}</Translate>;`)).toEqual([
      { id: 'a', message: '{n} orders' },
    ]);
  });

  it('finds calls', () => {
    expect(messages("const x: string = translate({ id: 'a', message: 'A' + ' b', description: `c` }, { n });")).toEqual(
      [{ id: 'a', message: 'A b', description: 'c' }],
    );
  });

  it('takes the text for the id, or the id for the text', () => {
    expect(
      messages("translate({ message: 'A' }); translate({ id: 'b' }); const c = <Translate>C</Translate>;"),
    ).toEqual([
      { id: 'A', message: 'A' },
      { id: 'b', message: 'b' },
      { id: 'C', message: 'C' },
    ]);
  });

  it('knows them by where they come from, whatever they are called', () => {
    const code = "translate({ id: 'a' }); const x = <Translate>b</Translate>;";
    expect(extract(code)).toEqual({ messages: [], problems: [] });
    expect(extract(`import { translate } from './i18n';\n// @docusaurus/Translate\n${code}`).messages).toEqual([]);
    const renamed = "import T, { translate as t } from '@theme/Translate';\nt({ id: 'a' }); const x = <T>b</T>;";
    expect(extract(renamed).messages.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('reports the place of a text that is only known when the code runs', () => {
    const { problems, messages: found } = extract(
      `${IMPORT}const x = <Translate>{name}</Translate>;\n  translate({ message: \`a \${name}\` });\ntranslate(given);\ntranslate({ id: 'a' });`,
    );
    expect(found).toEqual([{ id: 'a', message: 'a' }]);
    expect(problems.map(({ code, severity, file, line, column }) => [code, severity, file, line, column])).toEqual([
      ['untranslatable', 'warning', 'src/x.tsx', 2, 11],
      ['untranslatable', 'warning', 'src/x.tsx', 3, 3],
      ['untranslatable', 'warning', 'src/x.tsx', 4, 1],
    ]);
  });

  it('finds what an MDX page compiles to', () => {
    const code = `${IMPORT}function page() { return _jsx(Translate, { id: 'a', children: 'A' }); }`;
    expect(extractMessages(code, { file: 'docs/a.mdx', lang: 'js' }).messages).toEqual([{ id: 'a', message: 'A' }]);
  });
});
