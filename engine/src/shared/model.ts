/**
 * The data types of the engine. Plain, serialisable data that flows from stage to stage:
 * SourceFile -> Content -> CompiledPage -> Route -> PageView -> OutputFile.
 * Paths named `source` are relative to the site folder with forward slashes; paths named `url` or `href`
 * start with the site's baseUrl and are decoded (no percent escapes) unless noted otherwise.
 */
export type * from './model/source.ts';
export type * from './model/compiled.ts';
export type * from './model/content.ts';
export type * from './model/sidebar.ts';
export type * from './model/route.ts';
export type * from './model/navbar.ts';
export type * from './model/view.ts';
