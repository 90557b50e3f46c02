import { CURRENT_VERSION } from './version-paths.ts';

const LONGEST = 32;
/** What cannot stand in a file name everywhere. */
// oxlint-disable-next-line no-control-regex -- control characters are what must not be there
const FORBIDDEN = /[<>:"|?*\u0000-\u001F]/;

/** What is wrong with the name of a version, as the end of a sentence about it; undefined when it may be used. */
export function checkVersionName(name: unknown): string | undefined {
  if (typeof name !== 'string') return 'must be text';
  if (name.trim() === '') return 'must not be empty';
  if (name.trim() !== name) return 'must not start or end with a space';
  if (/[/\\]/.test(name)) return 'must not have a slash in it';
  if (name.length > LONGEST) return `must not be longer than ${LONGEST} characters`;
  if (FORBIDDEN.test(name)) return 'must be usable as a file name';
  if (name === '.' || name === '..') return 'must not be "." or ".."';
  if (name === CURRENT_VERSION) return `must not be "${CURRENT_VERSION}", which is the one that is being written`;
  return undefined;
}
