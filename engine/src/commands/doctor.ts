import path from 'node:path';
import { examineSite } from '../doctor/examine-site.ts';
import { printFindings } from '../doctor/print-findings.ts';
import type { CommandOptions } from './command-options.ts';

/** `yaprak doctor`: what of a site that was written for another engine works here, before anything is built. */
export async function doctor(options: CommandOptions): Promise<number> {
  const findings = await examineSite(path.resolve(options.siteDir), options);
  if (options.json) process.stdout.write(`${JSON.stringify(findings ?? [], null, 2)}\n`);
  else if (findings) process.stdout.write(`${printFindings(findings)}\n`);
  else process.stdout.write('This site has a config of Yaprak: everything in it is checked by `yaprak check`.\n');
  return findings?.some(({ effect }) => effect === 'lost') ? 1 : 0;
}
