import { useSyncExternalStore, type ReactNode } from 'react';
import { chooseColorMode, Head, pageTitle, pluralForm, useLocale, type ColorMode } from 'yaprak/client';
import { useBaseUrlUtils } from './link.tsx';
import { useLocation } from './location.ts';
import { useSurroundings } from './site-context.ts';

/** The colour mode of the document, followed as it changes; `light` on the server. */
export function useColorMode(): {
  colorMode: ColorMode;
  isDarkTheme: boolean;
  setColorMode: (mode: ColorMode | null) => void;
  setLightTheme: () => void;
  setDarkTheme: () => void;
} {
  const colorMode = useSyncExternalStore<ColorMode>(onThemeChange, readColorMode, () => 'light');
  return {
    colorMode,
    isDarkTheme: colorMode === 'dark',
    setColorMode: chooseColorMode,
    setLightTheme: chooseLight,
    setDarkTheme: chooseDark,
  };
}

function readColorMode(): ColorMode {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

function onThemeChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const chooseLight = (): void => chooseColorMode('light');
const chooseDark = (): void => chooseColorMode('dark');

/** Picks a form from `one|other` (or as many as the language has) by a count. */
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

/** The path of the page below the base url. */
export function useLocalPathname(): string {
  const { site } = useSurroundings();
  const { pathname } = useLocation();
  return pathname.startsWith(site.baseUrl) ? `/${pathname.slice(site.baseUrl.length)}` : pathname;
}

/** The page at the base url, where there is one. */
export function useHomePageRoute(): { path: string; exact: true } | undefined {
  const { site } = useSurroundings();
  return site.hasHomePage ? { path: site.baseUrl, exact: true } : undefined;
}

export type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** `ssr` on the server, and wherever nothing follows the window. */
export function useWindowSize({ desktopBreakpoint = 996 }: { desktopBreakpoint?: number } = {}): WindowSize {
  return useSyncExternalStore<WindowSize>(
    onResize,
    () => (window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}

function onResize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** Writes dates in the language of the page. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const { locale } = useSurroundings().site;
  return new Intl.DateTimeFormat(useLocale(), { calendar: locale.calendar, ...options });
}
