import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadConfig, type LoadedConfig } from '../config/load.ts';
import { findWholePath } from '../config/find-key.ts';
import type { SiteConfig } from '../config/schema.ts';
import { YaprakError } from '../errors/index.ts';
import { findQuoted, findText } from '../errors/place.ts';
import type { Problem } from '../shared/model.ts';
import { loadPlugins } from '../site/load-plugins.ts';
import { pluginCode } from '../site/plugin-code.ts';
import type { PluginCode } from '../vite/plugins/site-plugins.ts';
import { checkSources } from './check-sources.ts';
import { toFinding, type Finding } from './finding.ts';

/** What becomes of all that a site was written with. Undefined for a site that was written for Yaprak. */
export async function examineSite(
  siteDir: string,
  options: { configFile?: string | undefined },
): Promise<Finding[] | undefined> {
  const loaded = await load(siteDir, options);
  if (loaded instanceof YaprakError) return loaded.problems.map(toFinding);
  const { foreign, config } = loaded;
  if (!foreign) return undefined;
  const ran = await runPlugins(config);
  const problems = [...loaded.problems, ...ran.problems];
  const text = readFileSync(path.join(config.siteDir, config.configFile), 'utf8');
  const spoken = problems.map((problem) => toFinding({ ...problem, ...placeIn(text, problem) }));
  const works = foreign.features
    .filter((feature) => !problems.some(({ message }) => namesOf(feature).some((name) => message.includes(name))))
    .map((what): Finding => ({ effect: 'works', what, file: config.configFile, ...find(text, what) }));
  const { findings, missing } = checkSources(config, {
    adapter: foreign.adapter,
    configFiles: loaded.files,
    ...(ran.code && { code: ran.code }),
  });
  return [...works, ...spoken, ...findings, ...installAll(missing)];
}

async function load(
  siteDir: string,
  { configFile }: { configFile?: string | undefined },
): Promise<LoadedConfig | YaprakError> {
  try {
    return await loadConfig(siteDir, configFile === undefined ? {} : { configFile });
  } catch (error) {
    if (error instanceof YaprakError) return error;
    throw error;
  }
}

/** What plugins cannot do here, and the code that they bring, are known when they have loaded what they need. */
async function runPlugins(config: SiteConfig): Promise<{ problems: readonly Problem[]; code?: PluginCode }> {
  try {
    const { plugins, problems } = await loadPlugins(config);
    return {
      problems: problems.filter(({ code }) => code === 'plugin-unsupported'),
      code: pluginCode({ config, plugins }),
    };
  } catch (error) {
    if (error instanceof YaprakError) return { problems: error.problems };
    throw error;
  }
}

/** The names in a sentence, with their quotes. */
function namesOf(sentence: string): string[] {
  return sentence.match(/`[^`]+`/g) ?? [];
}

type Place = Pick<Problem, 'line' | 'column'>;

/** A problem of the config as a whole is shown where the config has the name that it speaks of. */
function placeIn(text: string, problem: Problem): Place {
  return problem.line === undefined ? find(text, problem.message) : {};
}

function find(config: string, sentence: string): Place {
  const text = withoutComments(config);
  for (const quoted of namesOf(sentence)) {
    const name = quoted.slice(1, -1);
    // A name such as `themeConfig.docs` may stand for other keys further up.
    const path = keyPathOf(name);
    const whole = path && findWholePath(text, path);
    if (whole) return whole;
    const key = name.split(/[.[]/).findLast((piece) => /^[a-z]\w*$/i.test(piece)) ?? name;
    const place = findQuoted(text, name) ?? findText(text, `${key}:`) ?? findText(text, name);
    if (place) return place;
  }
  return {};
}

/** The keys of `themeConfig.docs` or `presets[0][1].blog`. */
function keyPathOf(name: string): (string | number)[] | undefined {
  if (!/^[a-z]\w*(?:\.\w+|\[\d+\])+$/i.test(name)) return undefined;
  return (name.match(/\w+/g) ?? []).map((piece) => (/^\d+$/.test(piece) ? Number(piece) : piece));
}

/** Comments become blanks, so that places stay. What follows a colon, a slash or a quote is an address. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[^]*?\*\/|(?<![:/'"`])\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '));
}

function installAll(missing: readonly string[]): Finding[] {
  if (missing.length === 0) return [];
  return [
    {
      effect: 'lost',
      what: `${missing.length} ${missing.length === 1 ? 'package is' : 'packages are'} imported by components or pages and not installed.`,
      hint: `Install with \`npm install ${missing.join(' ')}\`.`,
    },
  ];
}
