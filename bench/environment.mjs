/** Where and with what a run was made. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, cpus, loadavg, release, totalmem, type } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ cpu: string, cores: number, memoryGiB: number, system: string }} Machine
 * @typedef {{ date: string, load: number[] }} Moment when a part was measured, and how busy the machine was
 */

/** @returns {Moment} */
export const readMoment = () => ({ date: new Date().toISOString(), load: loadavg() });

/** @returns {Machine} */
export function readMachine() {
  const [cpu] = cpus();
  return {
    cpu: cpu?.model.trim() || arch(),
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
  };
}

/** @returns {Record<string, string>} */
export function readVersions() {
  const require = createRequire(join(dirname(fileURLToPath(import.meta.url)), '..', 'engine', 'package.json'));
  /** @type {Record<string, string>} */
  const versions = { node: process.versions.node };
  const packages = require.resolve.paths('vite') ?? [];
  for (const name of ['yaprak', 'vite', 'react', 'satteri']) {
    const file = packages.map((dir) => join(dir, name, 'package.json')).find((path) => existsSync(path));
    versions[name] = file ? String(JSON.parse(readFileSync(file, 'utf8')).version) : 'unknown';
  }
  return versions;
}
