/** Where a handle of each platform leads. */
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

/** A full address, or a handle, which has no slash. */
export function isSocial(value: string): boolean {
  return FULL.test(value) || !value.includes('/');
}

/** Platform -> full address. An unknown platform keeps what was written, and an empty value leads nowhere. */
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
