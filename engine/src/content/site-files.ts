import { YaprakError } from '../errors/index.ts';
import type { SourceFile } from '../shared/model.ts';
import { readBytes, readSource } from './read.ts';

export interface SiteFiles {
  /** `source` is relative to the site. Throws a YaprakError for a file that cannot be read as text. */
  readSource: (source: string) => SourceFile;
  /** By absolute path. Undefined when there is no such file. */
  readBytes: (file: string) => Uint8Array | undefined;
}

/** The files of a site for who makes its pages. */
export function openSiteFiles(siteDir: string): SiteFiles {
  return {
    readSource(source) {
      const { file, problem } = readSource(siteDir, source);
      if (problem) throw new YaprakError(problem);
      return file;
    },
    readBytes,
  };
}
