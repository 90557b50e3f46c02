import type { ReactNode } from 'react';
import { pageTitle } from '../../shared/page-title.ts';
import { Head } from '../../theme/content/head.tsx';
import { pluralForm } from '../../shared/plural-form.ts';
import { useLocale } from '../../theme/use-text.ts';
import { chooseColorMode, type ColorMode } from '../../client/behaviours/color-mode.ts';
import { useDocumentColorMode } from '../color-mode.ts';
import { useBaseUrlUtils } from './useBaseUrl.ts';
import { toThemeConfig, useSurroundings, type ThemeConfigLike } from '../site-context.ts';

export { default as Details } from '@theme/Details';
export { ThemeClassNames } from '../theme-class-names.ts';

export function useThemeConfig(): ThemeConfigLike {
  return toThemeConfig(useSurroundings().site);
}

export function useColorMode(): {
  colorMode: ColorMode;
  isDarkTheme: boolean;
  setColorMode: (mode: ColorMode | null) => void;
  setLightTheme: () => void;
  setDarkTheme: () => void;
} {
  const colorMode = useDocumentColorMode();
  return {
    colorMode,
    isDarkTheme: colorMode === 'dark',
    setColorMode: chooseColorMode,
    setLightTheme: chooseLight,
    setDarkTheme: chooseDark,
  };
}

const chooseLight = (): void => chooseColorMode('light');
const chooseDark = (): void => chooseColorMode('dark');

/** Picks from `one|other` (or as many forms as the language has) by a count. */
export function usePluralForm(): { selectMessage: (count: number, pluralMessages: string) => string } {
  const lang = useLocale();
  return { selectMessage: (count, pluralMessages) => pluralForm(pluralMessages, { lang, count }) };
}

/** Title, description and the like of a page. */
export function PageMetadata(props: {
  title?: string;
  description?: string;
  keywords?: readonly string[] | string;
  image?: string;
  children?: ReactNode;
}) {
  const { title, description, keywords, image, children } = props;
  const { site } = useSurroundings();
  const { withBaseUrl } = useBaseUrlUtils();
  const address = image && withBaseUrl(image, { absolute: true });
  return (
    <>
      <Head>
        {title && <title>{pageTitle(title, site)}</title>}
        {description && <meta name="description" content={description} />}
        {description && <meta property="og:description" content={description} />}
        {keywords && <meta name="keywords" content={typeof keywords === 'string' ? keywords : keywords.join(',')} />}
        {address && <meta property="og:image" content={address} />}
        {address && <meta name="twitter:image" content={address} />}
      </Head>
      <Head>{children}</Head>
    </>
  );
}

/** A class on `<html>`, for the page it is in. */
export function HtmlClassNameProvider({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <>
      <Head>
        <html className={className} />
      </Head>
      {children}
    </>
  );
}

export { Collapsible, useCollapsible } from '../collapsible.tsx';
export {
  ErrorCauseBoundary,
  isSamePath,
  ReactContextError,
  useHomePageRoute,
  useLocalPathname,
  usePrevious,
} from '../common-helpers.tsx';
export { areColumns as isMultiColumnFooterLinks } from '../../theme/footer/footer-links.ts';
export { useClearQueryString, useQueryString, useQueryStringList, useQueryStringValue } from '../query-string.ts';
export { createStorageSlot, listStorageKeys, useStorageSlot } from '../storage-slot.ts';
export {
  composeProviders,
  duplicates,
  groupBy,
  isRegexpStringMatch,
  prefersReducedMotion,
  uniq,
  useEvent,
  useIsomorphicLayoutEffect,
} from '../small-helpers.tsx';
export { useWindowSize } from '../window-size.ts';
// Where these stood before they moved to the docs.
export { useDocById } from '../docs-hooks.ts';
export { useDocsPreferredVersion } from '../preferred-version-hook.ts';
export { useCurrentSidebarCategory, useCurrentSidebarSiblings, useDocsSidebar } from '../sidebar-hooks.ts';
