import { toSiteContext, useSurroundings, type SiteContextLike } from '../site-context.ts';

export default function useDocusaurusContext(): SiteContextLike {
  return toSiteContext(useSurroundings());
}
