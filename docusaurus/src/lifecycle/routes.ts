import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Json, PluginPage } from 'yaprak';
import type { Fields } from '../config/entries.ts';
import { isPattern, nameOfPattern, readPattern } from '../route-pattern.ts';
import type { GeneratedFiles } from './generated-files.ts';
import type { PluginRoute } from './run-content.ts';
import type { DocusaurusContext, PluginInstance, RouteConfig, RouteModule, RouteModules } from './types.ts';

export interface PagesOptions {
  context: DocusaurusContext;
  files: GeneratedFiles;
}

/** One page for each route that has no routes below it, in the shape of the engine's plugins. */
export function toPages(routes: readonly PluginRoute[], options: PagesOptions): PluginPage[] {
  return routes.flatMap(({ route, plugin }) =>
    listChains(route, []).map((chain) => toPage(chain, { ...options, plugin })),
  );
}

/** From a route to each of the innermost inside it. */
function listChains(route: RouteConfig, above: readonly RouteConfig[]): RouteConfig[][] {
  const chain = [...above, route];
  return route.routes?.length ? route.routes.flatMap((inner) => listChains(inner, chain)) : [chain];
}

function toPage(chain: readonly RouteConfig[], options: PagesOptions & { plugin: PluginInstance }): PluginPage {
  const { context, files, plugin } = options;
  const imports: string[] = [];
  const addImport = (specifier: string): number => {
    if (!imports.includes(specifier)) imports.push(specifier);
    return imports.indexOf(specifier);
  };
  const address = chain.at(-1)?.path ?? '/';
  const pattern = isPattern(address) ? belowBase(patternOf(chain), context) : undefined;
  const used = new Set(chain.flatMap((route) => listCode(route, context)));
  // What is more than data cannot be sent from the server, of a package it is not known what needs the browser, and only the browser knows which
  // of many addresses was asked for: then the whole page is one component of the browser.
  const isWhole =
    pattern !== undefined ||
    used.size > 1 ||
    [...used].some((specifier) => !/^@(?:site|theme|generated)\/(?!node_modules\/)/.test(specifier));
  const components = chain.map(({ component }) => addImport(portable(component, context)));
  const levels = chain.map(({ path: at, exact = false, modules = {}, props = {}, ...others }, index) => ({
    path: at,
    exact,
    component: components[index],
    modules: fillModules(modules, { context, addImport, sharesData: isWhole }),
    props,
    ...attributesOf(others),
  }));
  const data = Object.assign(
    {},
    ...chain.map(({ context: own = {} }) => fillModules(own, { context, addImport })),
  ) as object;
  const code = pageCode(imports, { isWhole, isPattern: pattern !== undefined });
  const component = path.join(context.siteDir, '.docusaurus/yaprak', `page-${hash('sha1', code).slice(0, 10)}.js`);
  files.write(component, code);
  const routeContext = {
    plugin: { name: plugin.name, id: plugin.id },
    ...(Object.keys(data).length > 0 ? { data } : {}),
  };
  return {
    ...(pattern === undefined ? { path: belowBase(address, context) } : placePattern(pattern, chain)),
    title: '',
    component,
    origin: originOf(chain, options),
    // Without what JSON does not have, such as functions.
    props: JSON.parse(JSON.stringify({ levels, context: routeContext })) as Record<string, Json>,
  };
}

function belowBase(address: string, { baseUrl }: DocusaurusContext): string {
  return address.startsWith(baseUrl) ? `/${address.slice(baseUrl.length)}` : address;
}

/** A star alone stands for what the routes beside it leave over. */
function patternOf(chain: readonly RouteConfig[]): string {
  const [above, own] = chain.slice(-2);
  return own?.path === '*' ? `${above?.path.replace(/\/$/, '') ?? ''}/*` : ((own ?? above)?.path ?? '/');
}

/** A page of many addresses has one of its own, which nobody is told of. */
function placePattern(
  pattern: string,
  chain: readonly RouteConfig[],
): Pick<PluginPage, 'path' | 'unlisted' | 'matches'> {
  // Every address that has no page: that is the 404 page.
  if (pattern === '/*' || pattern === '*') return { path: '/404' };
  const end = chain.at(-1)?.exact ? '/?$' : '(?:/|$)';
  const matches = new RegExp(`^${readPattern(pattern.replace(/\/$/, '')).source}${end}`, 'i');
  return { path: nameOfPattern(pattern), unlisted: true, matches };
}

/** The plugin, with its id where there may be several, and the component that the author knows. */
function originOf(
  chain: readonly RouteConfig[],
  { plugin, context }: PagesOptions & { plugin: PluginInstance },
): string {
  const { name, id } = plugin;
  const component = portable(chain.at(-1)?.component ?? '', context);
  return `the plugin \`${name}\` (${id === 'default' ? '' : `id \`${id}\`, `}component \`${component}\`)`;
}

/** Fields of a route that Docusaurus reads itself. All others are for its component, as fields of `props.route`. */
const READ = new Set(['component', 'context', 'routes', 'priority', 'metadata', 'plugin']);

function attributesOf(fields: Fields): { attributes?: Fields } {
  const attributes = Object.entries(fields).filter(([name]) => !READ.has(name));
  return attributes.length > 0 ? { attributes: Object.fromEntries(attributes) } : {};
}

/** Data that is larger is a file that pages share, where they are of the browser anyway: an API of a thousand pages has all of it on each. */
const LARGEST_DATA = 64 * 1024;

/** Leaves of `modules` become their data, or the number of an import: see route-page.tsx. */
function fillModules(
  modules: RouteModules,
  options: { context: DocusaurusContext; addImport: (specifier: string) => number; sharesData?: boolean },
): Record<string, unknown> {
  const fill = (value: RouteModules[string]): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (!isModule(value)) return fillModules(value, options);
    const specifier = specifierOf(value);
    const file = dataFile(specifier, options.context);
    if (file !== undefined && !(options.sharesData && statSync(file).size > LARGEST_DATA))
      return { $data: JSON.parse(readFileSync(file, 'utf8')) as unknown };
    return { $module: options.addImport(nameOf(specifier, options.context)) };
  };
  return Object.fromEntries(Object.entries(modules).map(([name, value]) => [name, fill(value)]));
}

/** What a route imports that is more than data. */
function listCode({ component, modules = {}, context: own = {} }: RouteConfig, context: DocusaurusContext): string[] {
  const list = (value: RouteModules[string]): string[] => {
    if (Array.isArray(value)) return value.flatMap(list);
    if (!isModule(value)) return Object.values(value).flatMap(list);
    const specifier = specifierOf(value);
    return dataFile(specifier, context) === undefined ? [nameOf(specifier, context)] : [];
  };
  return [portable(component, context), ...list(modules), ...list(own)];
}

const specifierOf = (value: RouteModule): string => (typeof value === 'string' ? value : value.path);
const nameOf = (specifier: string, context: DocusaurusContext): string =>
  portable(specifier.replace(/\?.*$/, ''), context);

function dataFile(specifier: string, context: DocusaurusContext): string | undefined {
  const file = toFile(specifier, context);
  return file.endsWith('.json') && existsSync(file) ? file : undefined;
}

function isModule(value: RouteModules[string]): value is RouteModule {
  return typeof value === 'string' || ('path' in value && typeof value['path'] === 'string');
}

function toFile(specifier: string, { siteDir, generatedFilesDir }: DocusaurusContext): string {
  if (specifier.startsWith('@site/')) return path.join(siteDir, specifier.slice('@site/'.length));
  if (specifier.startsWith('@generated/')) return path.join(generatedFilesDir, specifier.slice('@generated/'.length));
  return specifier;
}

/** A name that is the same on every machine, since the names of built files depend on it. */
function portable(specifier: string, { siteDir }: DocusaurusContext): string {
  const isInside = path.isAbsolute(specifier) && specifier.startsWith(siteDir + path.sep);
  return isInside ? `@site/${path.relative(siteDir, specifier).split(path.sep).join('/')}` : specifier;
}

function pageCode(
  imports: readonly string[],
  { isWhole, isPattern }: { isWhole: boolean; isPattern: boolean },
): string {
  const create = isPattern ? 'createPatternPage' : 'createRoutePage';
  const list = `[${imports.map((_each, index) => `m${index}`).join(', ')}]`;
  return [
    ...(isWhole ? ["'use client';"] : []),
    `import { ${create} } from '@docusaurus/yaprak-route-page';`,
    ...(isPattern ? ["import Layout from '@theme/Layout';"] : []),
    ...imports.map((specifier, index) => `import * as m${index} from ${JSON.stringify(specifier)};`),
    `export default ${create}(${isPattern ? `${list}, Layout` : list});`,
    '',
  ].join('\n');
}
