import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import type { ImportedName } from '../shared/model.ts';
import { findReceivers, type Receiver } from './find-receivers.ts';

const imported = new Map<string, ImportedName>([
  ['Chart', { specifier: './Chart', name: 'default' }],
  ['UI', { specifier: './ui', name: '' }],
  ['Card', { specifier: './card', name: 'Card' }],
  ['text', { specifier: './text.md', name: 'default' }],
  ['format', { specifier: '@site/src/format', name: 'format' }],
  ['rows', { specifier: './rows.json', name: 'default' }],
  ['source', { specifier: '!!raw-loader!./a.js', name: 'default' }],
  ['picture', { specifier: './a.png', name: 'default' }],
]);

function find(code: string): Receiver[] {
  const { program, errors } = parseSync('page.jsx', code, { lang: 'jsx', sourceType: 'module' });
  expect(errors).toEqual([]);
  return findReceivers(program, { code, imported, free: new Set(['Free']) });
}

/** Of a chart that is given something: nothing, `code`, or what is looked at when the page is made. */
function given(props: string, before = ''): string[] | 'code' | undefined {
  const [first, ...others] = find(`${before}\n(<Chart ${props} />);`);
  expect(others).toEqual([]);
  return first && (first.doubts.length > 0 ? first.doubts : 'code');
}

describe('findReceivers', () => {
  it.each([
    'a={() => 1}',
    'a={function () {}}',
    'a={class {}}',
    'a={new Map()}',
    'a={/x/u}',
    'a={10n}',
    'a={{ b: { c: () => 1 } }}',
    'a={{ b() {} }}',
    'a={[1, () => 1]}',
    'a={big ? 1 : () => 1}',
    'a={big && (() => 1)}',
    'a={(1, () => 1)}',
    'a={{ icon: <b /> }}',
    'a={[{ icon: <b /> }]}',
    'a={[{ icon: _jsx("b", {}) }]}',
    'a={{ ...{ b: () => 1 } }}',
    '{...{ a: () => 1 }}',
  ])('takes a component for one that is given code: %s', (props) => {
    expect(given(props)).toBe('code');
  });

  it.each([
    'a="b"',
    'a={1}',
    'a={{ b: [1, "c", null, { d: true }] }}',
    'a={<b />}',
    'a={[<b />, <i />]}',
    'a={big ? <b /> : null}',
    '{...{ icon: <b /> }}',
    'a={items.map((item) => item.name)}',
    'a={`b ${1}`}',
    'a={frontMatter.title}',
    'a={rows}',
    'a={rows[0].name}',
    'a={source}',
    'a={picture}',
    'a={_asset("x").default}',
    'a={_module("./a.json").default}',
    'key={1}',
  ])('leaves out data, and markup that the server draws: %s', (props) => {
    expect(given(props)).toBeUndefined();
  });

  it.each([
    ['a={text}', '{a: text}'],
    ['a={{ text }}', '{a: {a: text}}'],
    ['a={[{ b: { text } }]}', '{a: {a: text}}'],
    ['a={format}', '{a: format}'],
    ['a={big ? format : 1}', '{a: format}'],
    ['a={UI.sizes[0]?.x}', '{a: UI.sizes[0]?.x}'],
    ['as={Card}', '{a: Card}'],
    ['as={Free}', '{a: _given.components?.Free}'],
    ['a={_module("./a.svg").default}', '{a: _module("./a.svg").default}'],
    ['a={_asset("x")}', '{a: _asset("x")}'],
    ['{...format}', '{...format}'],
    ['a={{ ...format }}', '{a: {a: format}}'],
  ])('lets the page say what an import is: %s', (props, doubt) => {
    expect(given(props)).toEqual([doubt]);
  });

  it('looks at what the file declares', () => {
    expect(given('a={fmt}', 'const fmt = (x) => x;')).toEqual(['{a: fmt}']);
    expect(given('a={fmt}', 'function fmt() {}')).toEqual(['{a: fmt}']);
    expect(given('a={items}', 'const items = [{ icon: <b /> }];')).toEqual(['{a: items}']);
    expect(given('a={items}', 'const items = [{ fmt }]; const fmt = format;')).toEqual(['{a: items}']);
    expect(given('a={Big}', 'const Big = memo(() => 1);')).toEqual(['{a: Big}']);
    expect(given('a={b}', 'const { b } = format;')).toEqual(['{a: b}']);
    expect(given('a={items}', "const items = [{ name: 'a' }];")).toBeUndefined();
    expect(given('a={ALL}', 'const ALL = rows.map((row) => row.name);')).toBeUndefined();
    expect(given('a={one}', 'const one = { two }; const two = { one };')).toBeUndefined();
  });

  it('takes a function between the tags for one, and markup there for none', () => {
    expect(given('children={() => 1}')).toBe('code');
    expect(find('(<Chart>{() => 1}</Chart>);')).toHaveLength(1);
    expect(find('(<Chart>\n  {format}\n</Chart>);')[0]?.doubts).toEqual(['{children: format}']);
    expect(find('(_jsx(Chart, {children: (x) => x}));')).toHaveLength(1);
    expect(find('(createElement(Chart, null, (x) => x));')).toHaveLength(1);
    expect(find('(_jsx(Chart, {}, () => 1));')).toEqual([]);
    expect(find('(_jsxs(Chart, {children: ["a", format, _jsx("b", {})]}));')).toEqual([]);
    expect(find('(<Chart><b>{() => 1}</b></Chart>);')).toEqual([]);
  });

  it('names the modules that a component may come from', () => {
    const originsOf = (code: string) => find(code).flatMap(({ path, origins }) => [path.join('.'), ...origins]);
    expect(originsOf('(_jsx(Chart, {"a": (() => 1)}));')).toEqual(['Chart', { specifier: './Chart', name: 'default' }]);
    expect(originsOf('(<Chart.Axis a={() => 1} />);')).toEqual([
      'Chart.Axis',
      { specifier: './Chart', name: 'default.Axis' },
    ]);
    expect(originsOf('(<UI.Card a={() => 1} />);')).toEqual(['UI.Card', { specifier: './ui', name: 'Card' }]);
    expect(originsOf('const Mine = UI.Card;\n(<Mine a={() => 1} />);')).toEqual([
      'Mine',
      { specifier: './ui', name: 'Card' },
    ]);
    expect(originsOf('(<Free a={() => 1} />);')).toEqual([
      'Free',
      { specifier: '@theme/MDXComponents', name: 'default.Free' },
      { specifier: '@theme/Free', name: 'default' },
    ]);
    expect(originsOf('(<div a={() => 1} />);')).toEqual([]);
    expect(originsOf('(rows.map((Row) => <Row a={() => 1} />));')).toEqual([]);
  });

  it('follows what a component of the file passes on', () => {
    const [chart, ...others] = find('const Demo = (props) => <p><Chart {...props} /></p>;\n(<Demo a={() => 1} />);');
    expect(chart).toEqual({ path: ['Chart'], origins: [imported.get('Chart')], doubts: [] });
    expect(others).toEqual([]);
    expect(find('const Demo = () => <Chart a={1} />;\n(<Demo a={1} />);')).toEqual([]);
    expect(find('const A = (p) => <B {...p} />; const B = (p) => <A {...p} />;\n(<A a={() => 1} />);')).toEqual([]);
  });

  it('joins what one component is given in several places', () => {
    const code = '(<><Chart a={text} /><Chart a={format} /><Chart a={text} /></>);';
    expect(find(code).map(({ doubts }) => doubts)).toEqual([['{a: format}', '{a: text}']]);
    expect(find(code.replace('a={format}', 'a={() => 1}')).map(({ doubts }) => doubts)).toEqual([[]]);
  });
});
