/** What components written for Docusaurus take from here, whichever package it is in by now. */
export * from '../theme-common.tsx';
export * from '../plugin-content-docs/client.ts';
export { BlogPostProvider, useBlogPost } from '../plugin-content-blog/client.tsx';
