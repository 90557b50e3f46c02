import { fieldsOf, type Fields } from './entries.ts';

/** Options of the local-search plugins, and what each is called here. What is about their own engine (languages, hashes) is left out. */
const SAME: Readonly<Record<string, string>> = {
  indexDocs: 'indexDocs',
  indexBlog: 'indexBlog',
  indexPages: 'indexPages',
  maxSearchResults: 'maxSearchResults',
  searchResultLimits: 'maxSearchResults',
  indexDocSidebarParentCategories: 'indexParentCategories',
  highlightSearchTermsOnTargetPage: 'highlight',
};
const LUNR: Readonly<Record<string, string>> = { k1: 'k1', b: 'b' };
const BOOSTS: Readonly<Record<string, string>> = {
  titleBoost: 'title',
  contentBoost: 'content',
  tagsBoost: 'tags',
  parentCategoriesBoost: 'sidebarParentCategories',
};

/** Maps the options of a local-search plugin; `true` where it has none that mean something here. */
export function mapSearch(options: Fields): true | Fields {
  const lunr = fieldsOf(options['lunr']);
  const boosts = rename(lunr, BOOSTS);
  const mapped: Fields = {
    ...rename(options, SAME),
    ...rename(lunr, LUNR),
    ...(Object.keys(boosts).length > 0 ? { boosts } : {}),
  };
  return Object.keys(mapped).length > 0 ? mapped : true;
}

function rename(fields: Fields, names: Readonly<Record<string, string>>): Fields {
  const renamed: Fields = {};
  for (const [theirs, ours] of Object.entries(names)) if (fields[theirs] !== undefined) renamed[ours] = fields[theirs];
  return renamed;
}
