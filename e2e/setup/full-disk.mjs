/**
 * Preloaded into the command (`node --import`): a disk that is full after YAPRAK_DISK_FILES files have been written below YAPRAK_DISK.
 * It refuses in the words of the kernel, so that no account, mount or device of the machine matters.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { YAPRAK_DISK: disk = '', YAPRAK_DISK_FILES: room = '0' } = process.env;
let written = 0;

/** @param {'writeFileSync' | 'copyFileSync'} name @param {number} target Which argument is the file that is written. */
function limit(name, target) {
  const original = fs[name];
  fs[name] = (/** @type {any[]} */ ...args) => {
    const file = String(args[target]);
    if (file.startsWith(disk) && ++written > Number(room)) {
      throw Object.assign(new Error(`ENOSPC: no space left on device, write '${file}'`), {
        code: 'ENOSPC',
        errno: -28,
        path: file,
      });
    }
    return Reflect.apply(original, fs, args);
  };
}

limit('writeFileSync', 0);
limit('copyFileSync', 1);
syncBuiltinESMExports();
