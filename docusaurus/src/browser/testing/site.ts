/** Stands in tests for `virtual:yaprak/site`. */
export default { baseUrl: '/ada/', title: 'Bundled' };
