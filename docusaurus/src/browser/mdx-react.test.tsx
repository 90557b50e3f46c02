import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createMdxReact } from './mdx-react.tsx';

const { MDXProvider, useMDXComponents } = createMdxReact(() => ({ a: 'site', b: 'site' }));
const Show = ({ more }: { more?: object }) => <>{JSON.stringify(useMDXComponents(more as never))}</>;
const draw = (node: React.ReactNode): unknown =>
  JSON.parse(renderToStaticMarkup(<>{node}</>).replaceAll('&quot;', '"'));

it('knows the components of the site without a provider, and adds those of providers and of the caller', () => {
  expect(draw(<Show />)).toEqual({ a: 'site', b: 'site' });
  expect(draw(<Show more={{ c: 'own' }} />)).toEqual({ a: 'site', b: 'site', c: 'own' });
  const inside = (
    <MDXProvider components={{ b: 'one' }}>
      <MDXProvider components={(outer) => ({ ...outer, c: 'two' })}>
        <Show />
      </MDXProvider>
    </MDXProvider>
  );
  expect(draw(inside)).toEqual({ a: 'site', b: 'one', c: 'two' });
  const alone = (
    <MDXProvider components={{ b: 'one' }} disableParentContext>
      <Show />
    </MDXProvider>
  );
  expect(draw(alone)).toEqual({ b: 'one' });
});
