import { z } from 'zod';
import { anyText, commonFields, defineFrontMatter, tagList, text } from '../front-matter-schema.ts';
import { parseDate } from '../front-matter.ts';

export const socials = z.record(
  z.string(),
  anyText.refine(
    (value) => typeof value === 'string' && isSocial(value),
    'must be a user name without slashes, or a full address',
  ),
  'must be a map of platforms, such as {github: name}',
);

/** Fields of an author, in a post and in the authors file. */
export const authorFields = {
  name: text.optional(),
  title: text.optional(),
  url: text.optional(),
  image_url: text.optional(),
  imageURL: text.optional(),
  socials: socials.optional(),
};

// Docusaurus does not validate these three: an invalid value is ignored.
const looseText = text.optional().catch(undefined);
const loosePage = z.looseObject({ permalink: text }).optional().catch(undefined);

const inlineAuthor = z
  .looseObject({ key: text.optional(), ...authorFields, description: looseText, email: looseText, page: loosePage })
  .refine(
    (author) => author.key ?? author.name ?? author.image_url ?? author.imageURL,
    'needs a "key", a "name" or an "image_url"',
  );

const author = z.union(
  [text, inlineAuthor],
  'must be the key of an author, or a map with "name", "title" and the like',
);

const date = z
  .string('must be a date, such as 2024-01-31')
  .refine((value) => parseDate(value) !== undefined, 'must be a date, such as 2024-01-31');

/** Front matter of a blog post. Unknown keys pass through. */
export const postFrontMatter = defineFrontMatter({
  ...commonFields,
  date: date.optional(),
  tags: tagList.optional(),
  authors: z
    .union([author, z.array(author)], 'must be the key of an author, a map with "name", or a list of them')
    .optional(),
  sidebar_label: anyText.optional(),
  author: text.optional(),
  author_title: text.optional(),
  authorTitle: text.optional(),
  author_url: text.optional(),
  authorURL: text.optional(),
  author_image_url: text.optional(),
  authorImageURL: text.optional(),
  custom_edit_url: anyText.nullable().optional(),
});

export type PostFrontMatter = z.output<typeof postFrontMatter>;
export type InlineAuthor = z.output<typeof inlineAuthor>;

/** The address of a handle on each platform. */
const PLATFORMS: Record<string, (handle: string) => string> = {
  x: (handle) => `https://x.com/${handle}`,
  twitter: (handle) => `https://twitter.com/${handle}`,
  github: (handle) => `https://github.com/${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/in/${handle}/`,
  stackoverflow: (id) => `https://stackoverflow.com/users/${id}`,
  bluesky: (handle) => `https://bsky.app/profile/${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  threads: (handle) => `https://www.threads.net/@${handle}`,
  mastodon: (handle) => `https://mastodon.social/@${handle}`,
  twitch: (handle) => `https://twitch.tv/${handle}`,
  youtube: (handle) => `https://youtube.com/@${handle}`,
  email: (address) => `mailto:${address}`,
};

const FULL = /^(?:https?:\/\/|mailto:)/;

/** Whether a value is a full address, or a handle, which has no slash. */
function isSocial(value: string): boolean {
  return FULL.test(value) || !value.includes('/');
}

/** Platform -> full address. The value of an unknown platform stays as written; empty values are dropped. */
export function resolveSocials(socials: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(socials)
      .filter(([, value]) => value !== '')
      .map(([platform, value]) => {
        const toAddress = PLATFORMS[platform.toLowerCase()];
        return FULL.test(value) || !toAddress ? [platform, value] : [platform.toLowerCase(), toAddress(value)];
      }),
  );
}
