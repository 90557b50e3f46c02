/** Replaces `@generated/yaprak/global-data` in tests. */
const data = { takim: { b: { renk: 'mavi' } }, 'docusaurus-plugin-content-docs': { ek: { path: '/ek' } } };
export default { en: data, tr: data };
