import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { checkOutDir } from '../build/check-out-dir.ts';
import { keepAssets } from '../build/keep-assets.ts';
import { makeSite, type MadeSite } from '../build/make-site.ts';
import { writeCompressed } from '../build/write-compressed.ts';
import type { SiteConfig } from '../config/schema.ts';
import { identityOf, isFile, readStamp } from '../content/read.ts';
import { YaprakError } from '../errors/index.ts';
import { createStaging, stagingDirOf, type Staging } from '../output/staging.ts';
import { removeFolder } from '../output/write.ts';
import { ADAPTERS } from '../shared/adapter.ts';
import type { Problem } from '../shared/model.ts';
import { loadSite } from '../site/load-site.ts';
import { engineDigest } from '../store/engine-digest.ts';
import { openParsedFiles, readClock } from '../store/parsed-files.ts';
import { DamagedCacheError, keysOf, writeSiteRecord } from '../store/site-record.ts';
import { openStore, storeDir, UNUSED_DAYS, type Store } from '../store/store.ts';
import { catchStrayErrors } from '../terminal/catch-stray-errors.ts';
import { endOnSignal } from '../terminal/signals.ts';
import { distinct } from '../errors/print.ts';
import { createProgress } from '../terminal/progress.ts';
import type { Reporter } from '../terminal/report.ts';
import { formatForeign, formatSummary, showPath } from '../terminal/summary.ts';
import type { CommandOptions } from './command-options.ts';

/** `yaprak build`: the whole site, written beside the old one and put in its place only when everything is right. */
export async function build(options: CommandOptions, report: Reporter): Promise<number> {
  const started = performance.now();
  const siteDir = path.resolve(options.siteDir);
  const cacheDir = path.join(siteDir, '.yaprak');
  const outDir = path.resolve(options.outDir ?? path.join(siteDir, 'build'));
  const engine = engineDigest();
  const progress = createProgress({ stream: process.stdout, beside: [process.stderr] });
  let staging: Staging | undefined;
  const giveUp = (what: string, problems: readonly Problem[] = []): void => {
    progress.finish();
    staging?.discard();
    report.problems(problems);
    const rest = isFile(path.join(outDir, '404.html')) ? 'the previous site is untouched' : 'nothing was written';
    process.stderr.write(`The build ${what}; ${rest}.\n`);
  };
  const release = endOnSignal(() => giveUp('was stopped'));
  const recycled = path.join(cacheDir, 'recycled');
  const fail = (problems: readonly Problem[]): number | Promise<number> => {
    if (!staging?.isFilled || !problems.some(({ code }) => code === 'not-a-folder')) {
      giveUp('failed', problems);
      return 1;
    }
    // What an earlier site left may be in the way, such as a file where there is a folder now. In an empty folder only this site can be.
    progress.finish();
    staging.discard();
    removeFolder(recycled);
    release();
    return build(options, report);
  };
  const stray: Problem[] = [];
  catchStrayErrors((problem) => stray.push(problem), { siteDir });
  try {
    if (options.clean) removeFolder(cacheDir);
    progress.start('Reading');
    const store = openStore(storeDir(cacheDir));
    const parsed = openParsedFiles(store, { cacheDir, engine });
    // Before anything is read or written.
    const onConfig = (config: SiteConfig): void => {
      const refused = checkOutDir(outDir, { config, cacheDir });
      if (refused) throw new YaprakError(refused);
    };
    const { configFile, target, locales } = options;
    const site = await loadSite(siteDir, {
      mode: 'build',
      configFile,
      target,
      outDir: stagingDirOf(outDir),
      parsed,
      keepsFaulty: true,
      onConfig,
    });
    parsed.save();
    staging = createStaging(outDir, { name: showPath(outDir), recycled });
    const made = await makeSite(staging, { site, cacheDir, store, progress, engine, outDir, locales });
    const { problems, record, previous, files, counts } = made;
    // Node reports a rejected promise only when there is nothing else to do, and Ctrl-C in the turn after.
    await setImmediate();
    await setImmediate();
    problems.push(...stray);
    if (problems.some((problem) => problem.severity === 'error')) return await fail(problems);
    staging.keepOnly(new Set(files));
    if (site.config.output.precompress) {
      progress.start('Compressing');
      for (const file of await writeCompressed(files, { staging, record: previous })) {
        record.files.set(file.output, file);
        counts.bytes += file.bytes;
      }
    }
    keepAssets({ staging, builds: site.config.output.keepAssets, files: new Set([...files, ...record.files.keys()]) });
    progress.finish();
    report.problems(problems);
    release();
    commit(staging, { outDir, cacheDir, store, record });
    const seconds = (performance.now() - started) / 1000;
    const foreign = isForeign(site.config) ? formatForeign(problems) : undefined;
    const summary = formatSummary({
      ...counts,
      warnings: distinct(problems).length,
      seconds,
      outDir: showPath(outDir),
    });
    report.done([foreign, summary].filter(Boolean).join('\n'), { ...counts, outDir, seconds });
    return 0;
  } catch (error) {
    if (error instanceof YaprakError) return await fail(error.problems);
    progress.finish();
    staging?.discard();
    if (!(error instanceof DamagedCacheError) || options.clean) throw error;
    // Something else has written into the cache folder. Everything can be made again.
    release();
    return build({ ...options, clean: true }, report);
  }
}

/** Whether the config was written for another engine. */
function isForeign({ configFile }: SiteConfig): boolean {
  return ADAPTERS.some((known) => path.basename(configFile).startsWith(known.configFile));
}

function commit(
  staging: Staging,
  options: { outDir: string; cacheDir: string; store: Store; record: MadeSite['record'] },
): void {
  const { outDir, cacheDir, store, record } = options;
  const own = readStamp(staging.dir);
  staging.commit();
  const placed = readStamp(outDir);
  // Of two builds at once, only the one whose site stands there may record it.
  if (placed && placed.inode === own?.inode)
    writeSiteRecord(store, { ...record, time: readClock(cacheDir) }, { outDir, folder: identityOf(placed) });
  store.prune({ age: UNUSED_DAYS, inUse: keysOf(record) });
}
