import { existsSync } from 'node:fs';
import path from 'node:path';

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js'];

/** `X`, `X.tsx`, or `X/index.tsx`. */
export function findModule(base: string): string | undefined {
  for (const candidate of [base, path.join(base, 'index')]) {
    for (const extension of EXTENSIONS) if (existsSync(candidate + extension)) return candidate + extension;
  }
  return /\.[jt]sx?$/.test(base) && existsSync(base) ? base : undefined;
}
