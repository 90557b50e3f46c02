import path from 'node:path';
import type { CommandOptions } from './command-options.ts';
import { createStaging, removeFolder, writeAtomic } from '../output/write.ts';
import { loadSite } from './load-site.ts';
import { makeSite } from './make-site.ts';
import { printManifest } from './manifest.ts';
import { printProblems } from './print-problems.ts';
import { createProgress } from './progress.ts';
import { formatSummary } from './summary.ts';

/** `yaprak build`: the whole site, written beside the old one and put in its place only when everything is right. */
export async function build(options: CommandOptions): Promise<number> {
  const started = performance.now();
  const siteDir = path.resolve(options.siteDir);
  const cacheDir = path.join(siteDir, '.yaprak');
  const outDir = path.resolve(options.outDir ?? path.join(siteDir, 'build'));
  if (options.clean) removeFolder(cacheDir);
  const progress = createProgress({ stream: process.stdout });
  progress.say('Reading');
  const site = await loadSite(siteDir, { mode: 'build', configFile: options.configFile });
  const staging = createStaging(outDir);
  try {
    const { problems, manifest, counts } = await makeSite(staging, { site, cacheDir, progress });
    progress.finish();
    printProblems(problems, { siteDir });
    if (problems.some((problem) => problem.severity === 'error')) {
      staging.discard();
      process.stderr.write(`\nThe build failed; ${staging.previous ? 'the previous site is untouched' : 'nothing was written'}.\n`);
      return 1;
    }
    staging.commit();
    writeAtomic(path.join(cacheDir, 'manifest.json'), printManifest(manifest));
    const seconds = (performance.now() - started) / 1000;
    process.stdout.write(`${formatSummary({ ...counts, warnings: problems.length, seconds, outDir: path.relative(process.cwd(), outDir) || '.' })}\n`);
    return 0;
  } catch (error) {
    progress.finish();
    staging.discard();
    throw error;
  }
}
