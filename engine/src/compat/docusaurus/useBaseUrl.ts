import { withBaseUrl } from '../../theme/urls.ts';
import { useSurroundings } from '../site-context.ts';

export interface BaseUrlOptions {
  forcePrependBaseUrl?: boolean;
  absolute?: boolean;
}

export function useBaseUrlUtils(): { withBaseUrl: (url: string, options?: BaseUrlOptions) => string } {
  const { site } = useSurroundings();
  return {
    withBaseUrl(url, options = {}) {
      const full = withBaseUrl(url, { ...site, force: options.forcePrependBaseUrl });
      return options.absolute && full.startsWith('/') ? site.url.replace(/\/$/, '') + full : full;
    },
  };
}

export default function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(url, options);
}
