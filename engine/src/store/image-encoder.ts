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
