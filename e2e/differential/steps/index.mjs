import { buildSteps } from './builds.mjs';
import { codeSteps } from './code.mjs';
import { configSteps } from './config.mjs';
import { contentSteps } from './content.mjs';
import { fileSteps } from './files.mjs';
import { languageSteps } from './languages.mjs';
import { listSteps } from './lists.mjs';
import { styleSteps } from './styles.mjs';

/** Every step there is. A new kind of input belongs here. */
export const allSteps = [
  ...contentSteps,
  ...listSteps,
  ...configSteps,
  ...languageSteps,
  ...codeSteps,
  ...styleSteps,
  ...fileSteps,
  ...buildSteps,
];
