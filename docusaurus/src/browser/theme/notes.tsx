import { Children, Fragment, isValidElement, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { announceStored, CONTENT_ID, Head, pageTitle, readStored, store, translate } from 'yaprak/client';
import { useSurroundings } from '../site-context.ts';
import { usePluralForm } from '../theme-common.tsx';

/** Small pieces of Docusaurus's theme: notes on a page, errors, the announcement, providers that a page without a router does not need. */

export function UnlistedBannerTitle() {
  return <>{translate({ id: 'theme.contentVisibility.unlistedBanner.title', message: 'Unlisted page' })}</>;
}

export function UnlistedBannerMessage() {
  const message =
    'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.';
  return <>{translate({ id: 'theme.contentVisibility.unlistedBanner.message', message })}</>;
}

export function UnlistedMetadata() {
  return (
    <Head>
      <meta name="robots" content="noindex, nofollow" />
    </Head>
  );
}

export function DraftBannerTitle() {
  return <>{translate({ id: 'theme.contentVisibility.draftBanner.title', message: 'Draft page' })}</>;
}

export function DraftBannerMessage() {
  const message = 'This page is a draft. It will only be visible in dev and be excluded from the production build.';
  return <>{translate({ id: 'theme.contentVisibility.draftBanner.message', message })}</>;
}

export function ErrorBoundaryTryAgainButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" {...props}>
      {translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' })}
    </button>
  );
}

export function ErrorBoundaryErrorMessageFallback({ error, tryAgain }: { error: Error; tryAgain: () => void }) {
  return (
    <div role="alert">
      <p>{error.message}</p>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} />
    </div>
  );
}

/** The message of an error, and of what caused it. */
export function ErrorBoundaryError({ error }: { error: Error }) {
  const chain: string[] = [];
  for (let at: unknown = error; at instanceof Error && chain.length < 10; at = at.cause) chain.push(at.message);
  return <p style={{ whiteSpace: 'pre-wrap' }}>{chain.join('\n\nCause:\n')}</p>;
}

/** Where the link that jumps over the navbar leads: the theme's own id. */
export { CONTENT_ID as SkipToContentFallbackId } from 'yaprak/client';

export function SkipToContentLink({ className = 'skip-link', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={className} href={`#${CONTENT_ID}`}>
      {children ?? translate({ id: 'theme.common.skipToMainContent', message: 'Skip to main content' })}
    </a>
  );
}

interface AdmonitionProps {
  title?: ReactNode;
  children?: ReactNode;
}

/** The title of an admonition may be its first child, as old versions of Markdown wrote it. */
export function processAdmonitionProps<Props extends AdmonitionProps>(props: Props): Props {
  const items = Children.toArray(props.children);
  const isTitle = (item: ReactNode) =>
    isValidElement<{ children?: ReactNode }>(item) && item.type === 'mdxAdmonitionTitle';
  const written = items.find(isTitle);
  const title = props.title ?? (isValidElement<{ children?: ReactNode }>(written) ? written.props.children : undefined);
  const children = written === undefined ? props.children : <>{items.filter((item) => item !== written)}</>;
  return { ...props, ...(title !== undefined && { title }), children };
}

const DISMISSED = 'docusaurus.announcement.dismiss';

/** Whether the announcement is shown. The theme keeps the reader's choice under the same key. */
export function useAnnouncementBar(): { isActive: boolean; close: () => void } {
  const bar = useSurroundings().site.announcementBar;
  const isClosed = useSyncExternalStore(
    onStored,
    () => readStored(DISMISSED) === 'true' && readStored(ID) === bar?.id,
    () => false,
  );
  const close = (): void => {
    store(ID, bar?.id ?? '');
    store(DISMISSED, 'true');
    document.documentElement.dataset['announcementClosed'] = '';
    announceStored(DISMISSED, 'true');
  };
  return { isActive: bar !== undefined && !isClosed, close };
}

const ID = 'docusaurus.announcement.id';

function onStored(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

interface TitleFormatter {
  format: (title: string) => string;
}

export function useTitleFormatter(): TitleFormatter {
  const { site } = useSurroundings();
  return { format: (title) => pageTitle(title, site) };
}

interface ProviderProps {
  children?: ReactNode;
}

/** Docusaurus puts these around all pages. Here each hook finds its value by itself, in islands too. */
function Provider({ children }: ProviderProps) {
  return <>{children}</>;
}

export { Provider as AnnouncementBarProvider, Provider as ColorModeProvider, Provider as TitleFormatterProvider };

/** The class of the plugin that makes a page is in the page already. */
export { Provider as PluginHtmlClassNameProvider };

/** Draws both colour modes. The style sheet hides one of them, so that nothing flashes before a script runs. */
export function ThemedComponent({
  className,
  children,
}: {
  className?: string;
  children: (variant: { theme: 'light' | 'dark'; className: string }) => ReactNode;
}) {
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <Fragment key={theme}>{children({ theme, className: `${className ?? ''} only-${theme}`.trim() })}</Fragment>
      ))}
    </>
  );
}

/** None: the style sheet keeps every target of a link below the bar. */
export function useAnchorTargetClassName(_id: string | undefined): string | undefined {
  return undefined;
}

/** "⚠️ Text" is "⚠️" and " Text". Only one that is the first character counts. */
export function extractLeadingEmoji(text: string): { emoji: string | null; rest: string } {
  const first = new Intl.Segmenter().segment(text).containing(0)?.segment;
  if (first === undefined || !/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(first))
    return { emoji: null, rest: text };
  return { emoji: first, rest: text.slice(first.length) };
}

export function useDocCardDescriptionCategoryItemsPlural(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate({ id: 'theme.docs.DocCard.categoryDescription.plurals', message: '1 item|{count} items' }, { count }),
    );
}
