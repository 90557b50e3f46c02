import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTinySite,
  findProblem,
  problemLines,
  readDigests,
  type ExpectedProblem,
  type TinyFiles,
} from '../setup/tiny-site.ts';

const CONFIG = "export default { title: 'T', url: 'https://x.test' };\n";
const BASE: TinyFiles = { 'yaprak.config.mjs': CONFIG, 'docs/taban.md': '# Taban\n\nMetin.\n' };

export interface BadInput {
  files: TinyFiles;
  problems: ExpectedProblem[];
}

/** A good site for the tests of a file, and what becomes of it when its files are bad. */
export function createBadInputs() {
  const site = createTinySite(BASE);
  const good = site.beside('good');
  const other = site.beside('other');
  let goodFiles: Record<string, string> = {};

  beforeAll(async () => {
    site.write({});
    const { code, output } = await site.build(good);
    if (code !== 0) throw new Error(output);
    goodFiles = readDigests(good);
  });
  afterAll(() => site.remove());

  /** How a build of the case ends, and each of its problems as it is printed. */
  async function tryBuild({ files, problems }: BadInput, outDir: string) {
    site.write(files);
    const { code, output } = await site.build(outDir);
    return {
      code,
      problems: problems.map((problem) => findProblem(output, problem)),
      count: output.match(/^(?:error|warning) {2}/gm)?.length ?? 0,
      end: output.trimEnd().split('\n').at(-1),
    };
  }

  return {
    site,
    /** Where cases that are built go. */
    other,
    tryBuild,
    /** The site is built, and what is odd about it is reported. */
    warning: ({ files, problems }: BadInput) => ({
      code: 0,
      problems: problems.map((problem) => problemLines('warning', problem, files)),
      count: problems.length,
      end: `Written to ${other}`,
    }),
    /** Each build fails, says all of it in the one shape, and leaves the good site alone. */
    refuses(cases: Record<string, BadInput>): void {
      it.each(Object.entries(cases))('%s', async (_name, one) => {
        expect(await tryBuild(one, good)).toEqual({
          code: 1,
          problems: one.problems.map((problem) => problemLines('error', problem, one.files)),
          count: one.problems.length,
          end: 'The build failed; the previous site is untouched.',
        });
        expect(readDigests(good)).toEqual(goodFiles);
      });
    },
  };
}
