import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { definePlugin } from 'yaprak';
import { classNames, selectors } from './look/class-names.ts';

/** Of the sources, whether this file runs from src/ or from dist/. */
const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src/look');

/** The look of a site that was written for Docusaurus: its own brand on Infima's ground. */
export const look = definePlugin({
  name: 'docusaurus-look',
  look: {
    styles: path.join(folder, 'main.css'),
    extraStyles: path.join(folder, 'extra'),
    elementLayer: 'docusaurus-elements',
    classNames,
    selectors,
  },
});
