/**
 * `npm run release -- --dry-run`: publishes all packages of this repository with one version and with provenance. Without `--dry-run` it must
 * run in a CI that npm trusts (OIDC), on a commit that is the tag of the version.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** In the order in which one needs another. */
const PACKAGES = ['diagrams', 'docusaurus', 'engine', 'create'];
const NAMES = {
  diagrams: 'yaprak-diagrams',
  docusaurus: 'yaprak-docusaurus',
  engine: 'yaprak',
  create: 'create-yaprak',
};

const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, tag: { type: 'string', default: 'latest' } },
});
const isDry = values['dry-run'] === true;
const manifests = PACKAGES.map((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** @param {string} program @param {string[]} args @param {string} [cwd] */
function run(program, args, cwd = '.') {
  console.log(`${cwd === '.' ? '' : `${cwd}: `}${program} ${args.join(' ')}`);
  execFileSync(program, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
}

/** @returns {string[]} what stands in the way */
function check() {
  const problems = [];
  const [first] = manifests;
  for (const { name, version } of manifests)
    if (version !== first.version) problems.push(`${name} has version ${version}, ${first.name} has ${first.version}.`);
  for (const { name, dependencies = {}, peerDependencies = {} } of manifests)
    for (const own of Object.values(NAMES)) {
      const wanted = dependencies[own] ?? peerDependencies[own];
      if (wanted !== undefined && wanted !== first.version)
        problems.push(`${name} wants ${own} ${wanted}; it must be ${first.version}.`);
    }
  for (const folder of PACKAGES) {
    if (!readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').includes(`\n## ${first.version}\n`))
      problems.push(`${folder}/CHANGELOG.md says nothing of ${first.version}.`);
    if (readFileSync(join(folder, 'LICENSE'), 'utf8') !== readFileSync('LICENSE', 'utf8'))
      problems.push(`${folder}/LICENSE is not that of the repository.`);
  }
  const changed = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trim();
  if (changed !== '' && !isDry) problems.push('There are changes that are not committed.');
  return problems;
}

const problems = check();
if (problems.length > 0) {
  console.error(`Nothing was published:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  process.exitCode = 1;
} else {
  run('npm', ['run', 'build:engine', '--silent']);
  const flags = isDry ? ['--dry-run'] : ['--provenance'];
  // What `prepack` would do has just been done.
  for (const folder of PACKAGES)
    run('npm', ['publish', '--access', 'public', '--tag', values.tag, '--ignore-scripts', ...flags], folder);
}
