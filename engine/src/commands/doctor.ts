import path from 'node:path';
import { examineSite } from '../doctor/examine-site.ts';
import { printFindings } from '../doctor/print-findings.ts';
import type { Reporter } from '../terminal/report.ts';
import type { CommandOptions } from './command-options.ts';

const OWN_CONFIG = 'This site has a config of Yaprak: everything in it is checked by `yaprak check`.';

/** `yaprak doctor`: what of a site that was written for another engine works here, before anything is built. */
export async function doctor(options: CommandOptions, reporter: Reporter): Promise<number> {
  const findings = await examineSite(path.resolve(options.siteDir), options);
  reporter.done(findings ? printFindings(findings) : OWN_CONFIG, { findings: findings ?? [] });
  return findings?.some(({ effect }) => effect === 'lost') ? 1 : 0;
}
