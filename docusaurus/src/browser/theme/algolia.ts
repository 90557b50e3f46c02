import { useCallback } from 'react';
import { DEFAULT_SEARCH_TAG } from 'yaprak/client';
import { useDocsContextualSearchTags } from '../doc-items.ts';
import { useSurroundings, useThemeConfig } from '../site-context.ts';

/** `@docusaurus/theme-search-algolia/client`. The search itself is Yaprak's, unless the site brings a box of its own. */

type FacetFilters = string | readonly (string | readonly string[])[];

export interface AlgoliaThemeConfig {
  algolia: Record<string, unknown> & {
    contextualSearch: boolean;
    searchPagePath: string | false | null;
    externalUrlRegex?: string;
    replaceSearchResultPathname?: { from: string; to: string };
  };
}

/** What the author's config says, with Docusaurus's defaults. */
export function useAlgoliaThemeConfig(): AlgoliaThemeConfig & Record<string, unknown> {
  const config = useThemeConfig();
  const given = (config['algolia'] ?? {}) as Partial<AlgoliaThemeConfig['algolia']>;
  return { ...config, algolia: { contextualSearch: true, searchPagePath: 'search', ...given } };
}

/** What a search on this page looks for. */
export function useContextualSearchFilters(): { locale: string; tags: string[] } {
  const { site } = useSurroundings();
  return { locale: site.locale.name, tags: [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()] };
}

/** Filters for the language and the versions that fit the page. */
export function useAlgoliaContextualFacetFilters(): [language: string, tags: string[]] {
  const { locale, tags } = useContextualSearchFilters();
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

export function useAlgoliaContextualFacetFiltersIfEnabled(): [string, string[]] | undefined {
  const { algolia } = useAlgoliaThemeConfig();
  const filters = useAlgoliaContextualFacetFilters();
  return algolia.contextualSearch ? filters : undefined;
}

/** Both must hold. */
export function mergeFacetFilters(one?: FacetFilters, other?: FacetFilters): FacetFilters | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const toList = (filters: FacetFilters) => (typeof filters === 'string' ? [filters] : filters);
  return [...toList(one), ...toList(other)];
}

/** Turns the address of a result into one of this site, except for those that `externalUrlRegex` names. */
export function useSearchResultUrlProcessor(): (url: string) => string {
  const { site } = useSurroundings();
  const { externalUrlRegex, replaceSearchResultPathname: replacement } = useAlgoliaThemeConfig().algolia;
  return useCallback(
    (url: string) => {
      const parsed = new URL(url, site.url);
      if (externalUrlRegex !== undefined && new RegExp(externalUrlRegex).test(parsed.href)) return url;
      const path = parsed.pathname + parsed.hash;
      const replaced = replacement ? path.replaceAll(new RegExp(replacement.from, 'g'), replacement.to) : path;
      return replaced.startsWith(site.baseUrl) ? replaced : site.baseUrl + replaced.replace(/^\//, '');
    },
    [site.url, site.baseUrl, externalUrlRegex, replacement],
  );
}

/** No assistant answers here. */
export function useAlgoliaAskAi(): {
  canHandleAskAi: false;
  isAskAiActive: false;
  currentPlaceholder: undefined;
  onAskAiToggle: () => void;
  askAi: undefined;
  extraAskAiProps: Record<string, never>;
} {
  return {
    canHandleAskAi: false,
    isAskAiActive: false,
    currentPlaceholder: undefined,
    onAskAiToggle: () => undefined,
    askAi: undefined,
    extraAskAiProps: {},
  };
}
