/** Where the version of a docs section is kept that the reader chose last. */
export const VERSION_KEY = 'docs-preferred-version-';
