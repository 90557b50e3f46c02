import { z } from 'zod';
import {
  address,
  anyAddress,
  anyText,
  commonFields,
  defineFrontMatter,
  tagList,
  text,
} from '../front-matter-schema.ts';
import { parseDate } from '../front-matter.ts';
import { runsCode } from '../../shared/url.ts';

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
  /** Name. */
  name: text.optional(),
  /** What the author does, in a few words. */
  title: text.optional(),
  /** Address of a page about the author. */
  url: address.optional(),
  /** Picture: a path from a static folder, or an address. */
  image_url: address.optional(),
  /** Older spelling of `image_url`. */
  imageURL: address.optional(),
  /** Accounts by platform: `{ github: name }`. */
  socials: socials.optional(),
};

// Docusaurus does not validate these three: an invalid value is ignored.
const looseText = text.optional().catch(undefined);
const loosePage = z.looseObject({ /** Its path. */ permalink: text }).optional().catch(undefined);

const inlineAuthor = z
  .looseObject({
    /** Key of the author in the authors file. */
    key: text.optional(),
    ...authorFields,
    /** A few sentences on the author. */
    description: looseText,
    /** Address for mail. */
    email: looseText,
    /** Address of the page of the author. */
    page: loosePage,
  })
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
  /** Day of the post. Default: from the name of the file, otherwise from git. */
  date: date.optional(),
  /** Tags, by name or as a map with `label` and `permalink`. */
  tags: tagList.optional(),
  /** Authors: keys of the authors file, maps with `name`, or a list of both. */
  authors: z
    .union([author, z.array(author)], 'must be the key of an author, a map with "name", or a list of them')
    .optional(),
  /** Text in the list of recent posts. Default: the title. */
  sidebar_label: anyText.optional(),
  /** Name of one author. `authors` can say more. */
  author: text.optional(),
  /** What that author does. */
  author_title: text.optional(),
  /** Older spelling of `author_title`. */
  authorTitle: text.optional(),
  /** Address of a page about that author. */
  author_url: address.optional(),
  /** Older spelling of `author_url`. */
  authorURL: address.optional(),
  /** Picture of that author. */
  author_image_url: address.optional(),
  /** Older spelling of `author_image_url`. */
  authorImageURL: address.optional(),
  /** Where a reader can edit the post; `null` for no link. Default: from `editUrl` of the config. */
  custom_edit_url: anyAddress.nullable().optional(),
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
  return FULL.test(value) || (!value.includes('/') && !runsCode(value));
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
