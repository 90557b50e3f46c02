/**
 * Preloaded into the command (`node --import`). YAPRAK_SHARP=absent: the package sharp is not installed. YAPRAK_SHARP=unused: it is, and
 * fails when something loads it.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

if (process.env.YAPRAK_SHARP === 'absent') {
  const { readFileSync } = fs;
  fs.readFileSync = (/** @type {any[]} */ ...args) => {
    if (/[/\\]node_modules[/\\]sharp[/\\]package\.json$/.test(String(args[0])))
      throw Object.assign(new Error('ENOENT'), { code: 'ENOENT' });
    return Reflect.apply(readFileSync, fs, args);
  };
  syncBuiltinESMExports();
} else {
  const { dlopen } = process;
  process.dlopen = (/** @type {any[]} */ ...args) => {
    if (String(args[1]).includes('sharp')) throw new Error('sharp was loaded');
    return Reflect.apply(dlopen, process, args);
  };
}
