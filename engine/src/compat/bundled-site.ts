/** The site as the bundler knows it, for islands: alone in a file, so that only what asks for it carries it to the browser. */
export { default as bundledSite } from 'virtual:yaprak/site';
