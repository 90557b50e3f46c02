import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { CommandOptions } from './command-options.ts';
import { countProblems } from '../errors/print.ts';
import { createStaging } from '../output/staging.ts';
import type { Problem } from '../shared/model.ts';
import { catchStrayErrors } from '../terminal/catch-stray-errors.ts';
import { engineDigest } from '../store/engine-digest.ts';
import { loadSite } from '../site/load-site.ts';
import { openParsedFiles } from '../store/parsed-files.ts';
import { openStore, storeDir } from '../store/store.ts';
import { makeSite } from '../build/make-site.ts';
import { checkAccessibility } from '../build/checks/accessibility.ts';
import { checkExternalLinks, formatExternal } from '../build/checks/external-links.ts';
import { checkOrphans } from '../build/checks/orphans.ts';
import { openPageResults } from '../store/site-record.ts';
import type { Reporter } from '../terminal/report.ts';
import { createProgress } from '../terminal/progress.ts';
import { endOnSignal } from '../terminal/signals.ts';
import { showPath } from '../terminal/summary.ts';

/** `yaprak check`: everything a build checks, with nothing put in place. */
export async function check(options: CommandOptions, report: Reporter): Promise<number> {
  const siteDir = path.resolve(options.siteDir);
  const cacheDir = path.join(siteDir, '.yaprak');
  const progress = createProgress({ stream: process.stdout, beside: [process.stderr] });
  const engine = engineDigest();
  const store = openStore(storeDir(cacheDir));
  const parsed = openParsedFiles(store, { cacheDir, engine });
  const site = await loadSite(siteDir, {
    mode: 'build',
    configFile: options.configFile,
    parsed,
    keepsFaulty: true,
  });
  parsed.save();
  const stray: Problem[] = [];
  catchStrayErrors((problem) => stray.push(problem), { siteDir });
  const staging = createStaging(path.join(cacheDir, 'check'), { name: showPath(cacheDir) });
  endOnSignal(() => {
    progress.finish();
    staging.discard();
  });
  try {
    const { problems, counts, pages } = await makeSite(staging, { site, cacheDir, store, progress, engine });
    const checked = { site, pages, results: openPageResults(store), progress };
    problems.push(...checkOrphans(checked));
    if (options.a11y) problems.push(...checkAccessibility({ ...checked, dir: staging.dir }));
    const external = options.external ? await checkExternalLinks(checked, { store }) : undefined;
    problems.push(...(external?.problems ?? []));
    store.flush();
    // Node reports a rejected promise only when there is nothing else to do.
    await setImmediate();
    problems.push(...stray);
    progress.finish();
    report.problems(problems);
    const summary = `Checked ${counts.pages} ${counts.pages === 1 ? 'page' : 'pages'}: ${countProblems(problems) || 'nothing wrong'}.`;
    const facts = external && { checked: external.checked, cached: external.cached, moved: external.moved };
    report.done([...(external ? formatExternal(external) : []), summary].join('\n'), {
      pages: counts.pages,
      ...(facts ? { external: facts } : {}),
    });
    return problems.some((problem) => problem.severity === 'error') ? 1 : 0;
  } finally {
    progress.finish();
    staging.discard();
  }
}
