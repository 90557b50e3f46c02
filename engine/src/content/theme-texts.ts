import type { TextId } from '../shared/texts.ts';

/** The id of a text in `code.json`, and the names in braces that differ from those of the engine. */
interface CodeText {
  id: string;
  names?: Readonly<Record<string, string>>;
}

/** The ids that translation files of Docusaurus sites have for the engine's texts. A text that is not here is `theme.yaprak.<id>`. */
const CODE_TEXTS: Partial<Record<TextId, CodeText | string>> = {
  skip: 'theme.common.skipToMainContent',
  close: 'theme.AnnouncementBar.closeButtonAriaLabel',
  backToTop: 'theme.BackToTopButton.buttonAriaLabel',
  'nav.main': 'theme.NavBar.navAriaLabel',
  'nav.open': 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
  'nav.back': 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
  'nav.versions': 'theme.navbar.mobileVersionsDropdown.label',
  'nav.languages': 'theme.navbar.mobileLanguageDropdown.label',
  'sidebar.docs': 'theme.docs.sidebar.navAriaLabel',
  'sidebar.blog': 'theme.blog.sidebar.navAriaLabel',
  'sidebar.collapse': 'theme.docs.sidebar.collapseButtonTitle',
  toc: 'theme.TOCCollapsible.toggleButtonLabel',
  breadcrumbs: 'theme.docs.breadcrumbs.navAriaLabel',
  'breadcrumbs.home': 'theme.docs.breadcrumbs.home',
  'docs.pagination': 'theme.docs.paginator.navAriaLabel',
  'docs.previous': 'theme.docs.paginator.previous',
  'docs.next': 'theme.docs.paginator.next',
  'docs.card': 'theme.docs.DocCard.categoryDescription.plurals',
  'version.badge': { id: 'theme.docs.versionBadge.label', names: { versionLabel: 'version' } },
  'version.unreleased': {
    id: 'theme.docs.versions.unreleasedVersionLabel',
    names: { siteTitle: 'site', versionLabel: 'version' },
  },
  'version.unmaintained': {
    id: 'theme.docs.versions.unmaintainedVersionLabel',
    names: { siteTitle: 'site', versionLabel: 'version' },
  },
  'version.latest': {
    id: 'theme.docs.versions.latestVersionSuggestionLabel',
    names: { latestVersionLink: 'link', versionLabel: 'version' },
  },
  'version.latestLink': 'theme.docs.versions.latestVersionLinkLabel',
  'unlisted.title': 'theme.contentVisibility.unlistedBanner.title',
  'unlisted.message': 'theme.contentVisibility.unlistedBanner.message',
  'draft.title': 'theme.contentVisibility.draftBanner.title',
  'draft.message': 'theme.contentVisibility.draftBanner.message',
  'tags.label': 'theme.tags.tagsListLabel',
  'tags.title': 'theme.tags.tagsPageTitle',
  'tags.all': 'theme.tags.tagsPageLink',
  edit: 'theme.common.editThisPage',
  'blog.readingTime': { id: 'theme.blog.post.readingTime.plurals', names: { readingTime: 'count' } },
  'blog.readMore': 'theme.blog.post.readMore',
  'blog.pages': 'theme.blog.paginator.navAriaLabel',
  'blog.newerEntries': 'theme.blog.paginator.newerEntries',
  'blog.olderEntries': 'theme.blog.paginator.olderEntries',
  'blog.posts': 'theme.blog.post.paginator.navAriaLabel',
  'blog.newerPost': 'theme.blog.post.paginator.newerPost',
  'blog.olderPost': 'theme.blog.post.paginator.olderPost',
  'blog.count': 'theme.blog.post.plurals',
  'blog.archive': 'theme.blog.archive.title',
  'blog.authors': 'theme.blog.authorsList.pageTitle',
  'blog.allAuthors': 'theme.blog.authorsList.viewAll',
  'blog.noPosts': 'theme.blog.author.noPosts',
  'notFound.title': 'theme.NotFound.title',
  'notFound.what': 'theme.NotFound.p1',
  'notFound.next': 'theme.NotFound.p2',
  'search.placeholder': 'theme.SearchBar.label',
  'search.none': 'theme.SearchBar.noResultsText',
  'heading.link': 'theme.common.headingLinkTitle',
  'code.copy': 'theme.CodeBlock.copyButtonAriaLabel',
  'code.wrap': 'theme.CodeBlock.wordWrapToggle',
  'admonition.note': 'theme.admonition.note',
  'admonition.tip': 'theme.admonition.tip',
  'admonition.info': 'theme.admonition.info',
  'admonition.warning': 'theme.admonition.warning',
  'admonition.danger': 'theme.admonition.danger',
  'admonition.caution': 'theme.admonition.caution',
};

/** The id of a text in `code.json`. */
export function codeIdOf(id: TextId): string {
  const known = CODE_TEXTS[id];
  return typeof known === 'string' ? known : (known?.id ?? `theme.yaprak.${id}`);
}

/** Reads the engine's texts from a `code.json`, by the engine's ids and with its names in braces. */
export function resolveThemeTexts(
  code: ReadonlyMap<string, string>,
  { ids }: { ids: readonly TextId[] },
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const id of ids) {
    const given = code.get(codeIdOf(id));
    if (given !== undefined) texts[id] = rename(given, namesOf(id));
  }
  return { ...texts, ...resolveComposed(code) };
}

interface MessageOptions {
  /** What plugins say in the language. */
  offered: Readonly<Record<string, string>>;
  /** What the engine takes for its own texts. */
  ids: readonly TextId[];
  /** Whether the site has parts of its own: often copies of Docusaurus's, which ask for the texts of its theme. */
  hasParts: boolean;
}

/** Texts of components in a language: without those of the theme, where nothing asks for them. */
export function resolveMessages(
  code: ReadonlyMap<string, string>,
  { offered, ids, hasParts }: MessageOptions,
): Record<string, string> {
  if (hasParts) return { ...offered, ...Object.fromEntries(code) };
  const own = new Set(ids.map(codeIdOf));
  return Object.fromEntries([
    ...Object.entries(offered).filter(([id]) => !own.has(id)),
    ...[...code].filter(([id]) => !id.startsWith('theme.')),
  ]);
}

/** Converts a text of the engine to the names in braces that `code.json` has. */
export function toCodeText(template: string, id: TextId): string {
  const ours = Object.entries(namesOf(id)).map(([theirs, own]) => [own, theirs]);
  return rename(template, Object.fromEntries(ours) as Record<string, string>);
}

function namesOf(id: TextId): Readonly<Record<string, string>> {
  const known = CODE_TEXTS[id];
  return typeof known === 'object' ? (known.names ?? {}) : {};
}

function rename(template: string, names: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (names[name] ? `{${names[name]}}` : whole));
}

/** Texts that are one text here and two in Docusaurus: a sentence, and the counted words in it. */
const COMPOSED = [
  {
    id: 'docs.tagged',
    whole: 'theme.docs.tagDocListPageTitle',
    counted: 'theme.docs.tagDocListPageTitle.nDocsTagged',
    name: 'nDocsTagged',
  },
  { id: 'blog.tagged', whole: 'theme.blog.tagTitle', counted: 'theme.blog.post.plurals', name: 'nPosts' },
] as const satisfies { id: TextId; whole: string; counted: string; name: string }[];

function resolveComposed(code: ReadonlyMap<string, string>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { id, whole, counted, name } of COMPOSED) {
    const sentence = code.get(whole);
    const forms = code.get(counted);
    if (sentence === undefined || forms === undefined) continue;
    texts[id] = forms
      .split('|')
      .map((form) => rename(sentence, { tagName: 'tag' }).replace(`{${name}}`, () => form))
      .join('|');
  }
  return texts;
}
