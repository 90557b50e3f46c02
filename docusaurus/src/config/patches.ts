import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from 'yaprak';

/** Where patch-package, pnpm and Yarn keep patches of packages. */
const FOLDERS = ['patches', '.yarn/patches'];
/** How they write the name: `@docusaurus+core+3.10.1.patch`, `@docusaurus__core.patch`, `@docusaurus-core-npm-3.10.1-0a1b2c.patch`. */
const OF_DOCUSAURUS = /^@docusaurus(?:\+|__|-)([a-z-]+?)(?:-npm-|@|\+|\.).*patch$/;

/** A warning for each patch of Docusaurus's own code, which is not run here. A repository keeps them beside its lock file. */
export function checkPatches(siteDir: string): Problem[] {
  return parentsInRepository(siteDir)
    .flatMap((folder) => FOLDERS.map((name) => path.join(folder, name)))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .sort()
        .flatMap((file) => toProblem(path.join(folder, file), siteDir)),
    );
}

function toProblem(patch: string, siteDir: string): Problem[] {
  const [, name] = OF_DOCUSAURUS.exec(path.basename(patch)) ?? [];
  if (name === undefined) return [];
  const file = path.relative(siteDir, patch).split(path.sep).join('/');
  return [
    {
      code: 'config-unsupported',
      severity: 'warning',
      message: `This patch changes the code of \`@docusaurus/${name}\`, which is not run here; what it changes for readers is lost.`,
      file,
      hint: 'Ids of headings that keep their case are `markdown.anchors.maintainCase`. For other changes, look for an option or a part of the theme.',
    },
  ];
}

/** The folder of the site and those around it, up to the root of the repository. */
function parentsInRepository(folder: string): string[] {
  const parent = path.dirname(folder);
  if (parent === folder || existsSync(path.join(folder, '.git'))) return [folder];
  return [folder, ...parentsInRepository(parent)];
}
