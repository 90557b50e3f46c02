import DocTagDocListPage from '@theme/DocTagDocListPage';
import DocTagsListPage from '@theme/DocTagsListPage';
import TagLink from '@theme/Tag';
import TagsListByLetter from '@theme/TagsListByLetter';
import UnlistedBanner from '@theme/Unlisted';
import type { Tag, TagCount } from '../../shared/model.ts';
import { SingleLayout } from '../layouts/single-page.tsx';
import type { PageProps } from '../page-content.tsx';
import { useLocale, useSectionLanguage, useText } from '../use-text.ts';
import { DocCards } from './cards.tsx';

export function DocTags({ page }: PageProps<'docTags'>) {
  const t = useText();
  return (
    <SingleLayout className={page.version.className}>
      <h1>{t('tags.title')}</h1>
      <TagsListByLetter tags={page.tags} locale={useLocale()} />
    </SingleLayout>
  );
}

export function DocTag({ page }: PageProps<'docTag'>) {
  const t = useText();
  return (
    <SingleLayout className={page.version.className}>
      <UnlistedBanner unlisted={page.unlisted} />
      <header>
        <h1>{t('docs.tagged', { count: page.count, tag: page.tag.label })}</h1>
        {page.tag.description && <p className="lead">{page.tag.description}</p>}
        <p>
          <a href={page.allTagsPath}>{t('tags.all')}</a>
        </p>
      </header>
      <DocCards cards={page.docs} />
    </SingleLayout>
  );
}

/** Whether the theme itself draws such a list. */
export function drawsList(kind: 'docTags' | 'docTag'): boolean {
  return kind === 'docTags' ? DocTagsListPage === DocTags : DocTagDocListPage === DocTag;
}

/** The tags of one page. */
export function Tags({ tags }: { tags: readonly Tag[] }) {
  const t = useText();
  const language = useSectionLanguage();
  if (tags.length === 0) return null;
  return (
    <div className="tags">
      <b>{t('tags.label')}</b>
      <ul {...language}>
        {tags.map((tag, index) => (
          <li key={index}>
            <TagLink label={tag.label} permalink={tag.permalink} description={tag.description} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface TagLinkProps {
  label: string;
  permalink: string;
  description?: string;
  count?: number;
}

export function TagAnchor({ label, permalink, description, count }: TagLinkProps) {
  return (
    <a rel="tag" className="tag-link" title={description} href={permalink}>
      {label}
      {count !== undefined && <span>{count}</span>}
    </a>
  );
}

/** All tags, grouped under their first letters. */
export function TagGroups({ tags, locale }: { tags: readonly TagCount[]; locale: string }) {
  return groupByLetter(tags, locale).map(({ letter, tags: group }) => (
    <section key={letter} className="tag-group">
      <h2 id={letter}>{letter}</h2>
      <ul>
        {group.map((tag) => (
          <li key={tag.permalink}>
            <TagLink {...tag} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Half of a surrogate pair is not a valid character: in UTF-8 it becomes this one. */
const REPLACEMENT = '\ufffd';
const SURROGATE = /[\ud800-\udfff]/;

function groupByLetter(tags: readonly TagCount[], locale: string): { letter: string; tags: TagCount[] }[] {
  const { compare } = new Intl.Collator(locale);
  const groups = new Map<string, TagCount[]>();
  for (const tag of tags) {
    // The first UTF-16 unit in upper case in every language, as in Docusaurus: it is part of addresses such as `/tags#A`.
    const letter = (tag.label[0] ?? '').toUpperCase();
    const group = groups.get(letter);
    if (group) group.push(tag);
    else groups.set(letter, [tag]);
  }
  return [...groups]
    .sort(([a], [b]) => compare(a, b))
    .map(([letter, group]) => ({
      letter: SURROGATE.test(letter) ? REPLACEMENT : letter,
      tags: group.sort((a, b) => compare(a.label, b.label)),
    }));
}
