/**
 * `yaprak/client`: name it in `types` of a site's tsconfig.json (or extend `yaprak/tsconfig.json`), and editors know what a site may import:
 * parts of the theme, modules with Docusaurus's names, Markdown files, style modules and images.
 */
// oxlint-disable typescript/triple-slash-reference -- declarations of modules that no file has cannot be imported
/// <reference path="./theme.d.ts" />
/// <reference types="yaprak-docusaurus/modules" />
/// <reference path="./files.d.ts" />
export * from './theme/public.js';
