/** Replaces `virtual:yaprak/site` in tests. */
export default { baseUrl: '/ada/', title: 'Bundled', locale: { name: 'en' }, defaultLocale: 'en' };
