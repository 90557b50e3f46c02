import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ENDINGS = ['ts', 'mts', 'js', 'mjs', 'cjs'];

/** Adds what Yaprak needs beside a Docusaurus site: a dependency and scripts. Nothing that is there changes. Gives what was added. */
export function joinDocusaurus(dir: string, { engine }: { engine: string }): { added: string[] } | { problem: string } {
  if (!ENDINGS.some((ending) => existsSync(join(dir, `docusaurus.config.${ending}`))))
    return { problem: `There is no docusaurus.config.* in ${dir}.` };
  const file = join(dir, 'package.json');
  if (!existsSync(file)) return { problem: `There is no package.json in ${dir}.` };
  const text = readFileSync(file, 'utf8');
  let manifest: { dependencies?: Record<string, string>; scripts?: Record<string, string> };
  try {
    manifest = JSON.parse(text) as typeof manifest;
  } catch (error) {
    return { problem: `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
  const added: string[] = [];
  if (!manifest.dependencies?.['yaprak']) {
    manifest.dependencies = { ...manifest.dependencies, yaprak: engine };
    added.push(`dependency yaprak ${engine}`);
  }
  for (const [name, command] of Object.entries(SCRIPTS)) {
    if (manifest.scripts?.[name] !== undefined) continue;
    manifest.scripts = { ...manifest.scripts, [name]: command };
    added.push(`script ${name}`);
  }
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ';
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(manifest, null, indent)}\n`);
  return { added };
}

/** Beside `start` and `build` of Docusaurus, and into a folder of their own. */
const SCRIPTS = { 'yaprak:dev': 'yaprak dev', 'yaprak:build': 'yaprak build --out-dir build-yaprak' };
