import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { SiteConfig } from '../config/schema.ts';
import { identityOf, isFile, readStamp } from '../content/read.ts';
import { YaprakError } from '../errors/index.ts';
import { createStaging, type Staging } from '../output/staging.ts';
import { removeFolder } from '../output/write.ts';
import type { Problem } from '../shared/model.ts';
import { catchStrayErrors } from '../terminal/catch-stray-errors.ts';
import { checkOutDir } from '../build/check-out-dir.ts';
import type { CommandOptions } from './command-options.ts';
import { endOnSignal } from '../terminal/end-on-signal.ts';
import { engineVersion } from '../store/engine-version.ts';
import { loadSite } from '../site/load-site.ts';
import { startPageThread } from '../build/make-pages.ts';
import { makeSite, type MadeSite } from '../build/make-site.ts';
import { manifestFile, writeManifest } from '../store/manifest-store.ts';
import { openParsedStore } from '../store/parsed-store.ts';
import { printProblems } from '../terminal/print-problems.ts';
import { createProgress } from '../terminal/progress.ts';
import { pruneCache } from '../store/prune-cache.ts';
import { readSpare } from '../store/read-spare.ts';
import { showPath } from '../terminal/show-path.ts';
import { formatSummary } from '../terminal/summary.ts';
import { writeCompressed } from '../build/write-compressed.ts';

/** `yaprak build`: the whole site, written beside the old one and put in its place only when everything is right. */
export async function build(options: CommandOptions): Promise<number> {
  const started = performance.now();
  const siteDir = path.resolve(options.siteDir);
  const cacheDir = path.join(siteDir, '.yaprak');
  const outDir = path.resolve(options.outDir ?? path.join(siteDir, 'build'));
  const version = engineVersion();
  const progress = createProgress({ stream: process.stdout, beside: [process.stderr] });
  let staging: Staging | undefined;
  let pageThread: Worker | undefined;
  const giveUp = (what: string, problems: readonly Problem[] = []): void => {
    progress.finish();
    staging?.discard();
    printProblems(problems, { siteDir });
    const rest = isFile(path.join(outDir, '404.html')) ? 'the previous site is untouched' : 'nothing was written';
    process.stderr.write(`The build ${what}; ${rest}.\n`);
  };
  const fail = (problems: readonly Problem[]): number => {
    giveUp('failed', problems);
    return 1;
  };
  const release = endOnSignal(() => giveUp('was stopped'));
  const stray: Problem[] = [];
  catchStrayErrors((problem) => stray.push(problem), { siteDir });
  try {
    if (options.clean) removeFolder(cacheDir);
    progress.say('Reading');
    const spare = path.join(cacheDir, 'spare');
    if (isLargeRebuild(cacheDir)) pageThread = startPageThread({ folder: spare });
    const tree = pageThread && readSpare(pageThread);
    const parsed = openParsedStore(cacheDir, { engineVersion: version });
    // Before anything is read or written.
    const onConfig = (config: SiteConfig): void => {
      const refused = checkOutDir(outDir, { config, cacheDir });
      if (refused) throw new YaprakError(refused);
    };
    const site = await loadSite(siteDir, { mode: 'build', configFile: options.configFile, parsed, onConfig });
    parsed.save();
    staging = createStaging(outDir, { name: showPath(outDir), spare, tree: await tree });
    const { problems, manifest, known, files, counts } = await makeSite(staging, {
      site,
      cacheDir,
      progress,
      engineVersion: version,
      pageThread,
    });
    // Node tells of a rejected promise only when there is nothing else to do, and of Ctrl-C in the turn after.
    await setImmediate();
    await setImmediate();
    problems.push(...stray);
    if (problems.some((problem) => problem.severity === 'error')) return fail(problems);
    staging.keepOnly(new Set(files));
    if (site.config.output.precompress) {
      progress.say('Compressing');
      counts.bytes += await writeCompressed(files, { staging, known });
    }
    progress.finish();
    printProblems(problems, { siteDir });
    release();
    commit(staging, { outDir, cacheDir, manifest });
    pruneCache(cacheDir, { now: Date.now() });
    const seconds = (performance.now() - started) / 1000;
    process.stdout.write(
      `${formatSummary({ ...counts, warnings: problems.length, seconds, outDir: showPath(outDir) })}\n`,
    );
    return 0;
  } catch (error) {
    if (error instanceof YaprakError) return fail(error.problems);
    progress.finish();
    staging?.discard();
    throw error;
  } finally {
    // One that had nothing to do.
    void pageThread?.terminate();
  }
}

/** A manifest of so many bytes tells of about a thousand pages: what is done for as many costs more than starting a thread. */
const LARGE_MANIFEST = 200_000;

/** Whether most of a large site is probably there already. */
function isLargeRebuild(cacheDir: string): boolean {
  return (readStamp(manifestFile(cacheDir))?.size ?? 0) >= LARGE_MANIFEST;
}

function commit(staging: Staging, options: { outDir: string; cacheDir: string; manifest: MadeSite['manifest'] }): void {
  const own = readStamp(staging.dir);
  staging.commit();
  const placed = readStamp(options.outDir);
  // Of two builds at once, only the one whose site stands there may tell of it.
  if (!placed || placed.inode !== own?.inode) return;
  writeManifest(options.cacheDir, { manifest: options.manifest, folder: identityOf(placed), now: Date.now() });
}
