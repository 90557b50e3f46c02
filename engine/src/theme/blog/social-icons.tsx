import type { ComponentType, SVGProps } from 'react';
import Bluesky from '@theme/Icon/Socials/Bluesky';
import Website from '@theme/Icon/Socials/Default';
import Email from '@theme/Icon/Socials/Email';
import GitHub from '@theme/Icon/Socials/GitHub';
import Instagram from '@theme/Icon/Socials/Instagram';
import LinkedIn from '@theme/Icon/Socials/LinkedIn';
import Mastodon from '@theme/Icon/Socials/Mastodon';
import StackOverflow from '@theme/Icon/Socials/StackOverflow';
import Threads from '@theme/Icon/Socials/Threads';
import Twitch from '@theme/Icon/Socials/Twitch';
import Twitter from '@theme/Icon/Socials/Twitter';
import X from '@theme/Icon/Socials/X';
import YouTube from '@theme/Icon/Socials/YouTube';
import * as signs from '../content/icons.tsx';
import { SocialList, type AuthorSocialsProps } from './authors.tsx';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** Networks of an author on a site that has an icon for one: that is drawn. The others stay words, which say more than the theme's signs. */
export function AuthorSocialsInPieces(props: AuthorSocialsProps) {
  return <SocialList {...props} findIcon={findOwn} />;
}

function findOwn(network: string): ComponentType | undefined {
  const known: Record<string, [site: Icon, theme: Icon]> = {
    bluesky: [Bluesky, signs.Bluesky],
    email: [Email, signs.Email],
    github: [GitHub, signs.GitHub],
    instagram: [Instagram, signs.Instagram],
    linkedin: [LinkedIn, signs.LinkedIn],
    mastodon: [Mastodon, signs.Mastodon],
    stackoverflow: [StackOverflow, signs.StackOverflow],
    threads: [Threads, signs.Threads],
    twitch: [Twitch, signs.Twitch],
    twitter: [Twitter, signs.Twitter],
    x: [X, signs.X],
    youtube: [YouTube, signs.YouTube],
  };
  const [site, theme] = (Object.hasOwn(known, network) && known[network]) || [Website, signs.Website];
  return site === theme ? undefined : site;
}
