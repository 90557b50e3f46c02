import { describeUnknown, YaprakError } from '../errors/index.ts';
import { engineDir } from '../vite/paths.ts';
import { findPackage, readManifest } from './engine-digest.ts';

/**
 * Name and version of the optional package that encodes images, with those of its libraries for this machine. Nothing where it is not
 * installed, or not for this machine. Loading it to ask would take a fifth of a second in every build.
 */
export function findImageEncoder(from: string = engineDir): string | undefined {
  const sharp = findPackage('sharp', from);
  if (!sharp) return undefined;
  const libraries = Object.keys(readManifest(sharp.dir)?.optionalDependencies ?? {}).flatMap((name) => {
    const found = findPackage(name, sharp.dir);
    return found ? [`${name}@${found.version}`] : [];
  });
  return libraries.length === 0 ? undefined : [`sharp@${sharp.version}`, ...libraries].join(' ');
}

/** Loading it takes a fifth of a second, and most builds encode nothing. Later builds would not know that it failed, so this one ends. */
export async function loadSharp(): Promise<typeof import('sharp').default> {
  try {
    return (await import('sharp')).default;
  } catch (error) {
    throw new YaprakError(
      {
        code: 'sharp-broken',
        severity: 'error',
        message: `The package \`sharp\` is installed and cannot be loaded: ${describeUnknown(error).split('\n')[0] ?? ''}`,
        hint: 'Install it again with `npm install sharp`, or set `images: false` and `socialCards: false`.',
      },
      { cause: error },
    );
  }
}
