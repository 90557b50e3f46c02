import { describe, expect, it } from 'vitest';
import type { PageData } from '../../../engine/src/shared/model.ts';
import { createContext, renderIn } from '../../../engine/src/theme/testing/render-page.tsx';
import type { PathMatch } from './match-path.ts';
import { renderRoutes, useParams, useRouteMatch, type RouteLike } from './render-routes.tsx';
import { useRouteContext } from './route-context.tsx';
import { createPatternPage, createRoutePage, type RoutePageProps } from './route-page.tsx';

const level = { path: '/a', exact: true, component: 0, modules: {}, props: {} };
const context = { plugin: { name: 'takim', id: 'b' } };
const draw = (imports: Record<string, unknown>[], props: Partial<RoutePageProps>): string => {
  const Page = createRoutePage(imports);
  return renderIn(<Page levels={[level]} context={context} {...props} />, createContext({}));
};

describe('the page of a route', () => {
  it('gives modules and props to its component, with named exports as fields', () => {
    const Show = ({
      data,
      list,
      text,
      title,
    }: {
      data: object;
      list: string[];
      text: { note: string };
      title: string;
    }) => <p>{[title, JSON.stringify(data), list[0], text.note].join(' ')}</p>;
    const text = Object.assign(() => null, {});
    const modules = { data: { $data: { a: 1 } }, list: [{ $data: 'x' }], text: { $module: 1 } };
    expect(
      draw([{ default: Show }, { default: text, note: 'n' }], {
        levels: [{ ...level, modules, props: { title: 'T' } }],
      }),
    ).toBe('<p>T {&quot;a&quot;:1} x n</p>');
  });

  it('draws inner routes where the outer one wants them', () => {
    const Outer = ({ route }: { route: RouteLike }) => <main>{renderRoutes(route.routes, { extra: 'ek' })}</main>;
    const Inner = ({ extra, route }: { extra: string; route: object }) => <i>{extra + Object.keys(route).join()}</i>;
    const levels = [level, { ...level, component: 1, attributes: { customData: { id: 'elma' } } }];
    expect(draw([{ default: Outer }, { default: Inner }], { levels })).toBe(
      '<main><i>ekcustomData,path,exact</i></main>',
    );
  });

  it('gives a component what its path says of the address', () => {
    const Show = ({ match }: { match: PathMatch }) => (
      <i>{[match.params['url'], match.url, useParams()['rest'], useRouteMatch('/nothing')?.url ?? 'no'].join()}</i>
    );
    const { url } = createContext({});
    const [, first = '', rest = ''] = /^\/([^/]+)\/(.*)$/.exec(url) ?? [];
    expect(draw([{ default: Show }], { levels: [{ ...level, path: '/:url/:rest*' }] })).toBe(
      `<i>${first},${url},${rest},no</i>`,
    );
  });

  it('is an empty frame on the server where it stands for many addresses', () => {
    const Page = createPatternPage([{ default: () => <i>not yet</i> }], ({ children }) => <div>{children}</div>);
    const html = renderIn(<Page levels={[level]} context={context} />, createContext({}));
    expect(html).toBe('<div><main aria-busy="true"></main></div>');
  });

  it('says which plugin it is of', () => {
    const Show = () => <b>{JSON.stringify(useRouteContext()).replaceAll('"', '')}</b>;
    const data = { from: { $data: 'f' } };
    expect(draw([{ default: Show }], { context: { ...context, data } })).toBe(
      '<b>{plugin:{name:takim,id:b},data:{from:f}}</b>',
    );
    expect(renderIn(<Show />, createContext({}))).toContain('docusaurus-plugin-content-docs');
    // An island has no context around it.
    const page = { kind: 'reactPage', page: { props: { context: { ...context, data } } } } as unknown as PageData;
    expect(renderIn(<Show />, { ...createContext({ page }), inIsland: true })).toBe(
      '<b>{plugin:{name:takim,id:b},data:{from:f}}</b>',
    );
  });
});
