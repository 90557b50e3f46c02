/** Replaces `@generated/yaprak/global-data` in tests. */
export default { en: { takim: { b: { renk: 'mavi' } } }, tr: { takim: { b: { renk: 'mavi' } } } };
