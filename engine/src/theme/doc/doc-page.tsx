import { createContext, useContext, type ReactNode } from 'react';
import VisibilityBanners from '@theme/ContentVisibility';
import Breadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocFooter from '@theme/DocItem/Footer';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import DocPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocPagination from '@theme/DocPaginator';
import DocRootPart from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import Sidebar from '@theme/DocSidebar';
import VersionBadge from '@theme/DocVersionBadge';
import VersionBanner from '@theme/DocVersionBanner';
import Layout from '@theme/Layout';
import PageMenu from '@theme/PageMenu';
import Toc from '@theme/TOC';
import { TitleContext, usePage } from '../../client/page-context.ts';
import { Layout as ThemeLayout } from '../layouts/layout.tsx';
import { escapeText } from '../../shared/html.ts';
import { InsideLayout, LayoutContext, PageColumns } from '../layouts/page-columns.tsx';
import { type OuterProps, TextPlace } from '../layouts/places.tsx';
import { ArticleBody, holdsText, type PageProps } from '../page-content.tsx';
import { SidebarBox, sidebarName } from '../sidebar/sidebar.tsx';
import { useTextLanguage } from '../use-text.ts';
import { DocCards } from './cards.tsx';
import { drawsList } from './tags.tsx';
import { tocProps } from './toc.tsx';
import { useDocPage, usePageVersion } from './use-doc-page.ts';

export function DocPage({ articles }: PageProps<'doc'>) {
  return (
    <>
      <DocItemMetadata />
      <DocItemLayout>
        <ArticleBody article={articles[0]} />
      </DocItemLayout>
    </>
  );
}

/**
 * The frame of the site around all docs. Parts of a site's own bring their columns along, as in Docusaurus: they get no layout of ours.
 */
export function DocsRoot({ children }: OuterProps) {
  const { kind } = usePage().view.page;
  const isList = kind === 'docTags' || kind === 'docTag';
  const hasMain = isList ? drawsList(kind) : isMainOurs();
  const isOurs = hasMain && (isList || (DocRootPart === DocRoot && DocRootLayout === DocsLayout));
  const layout = isList ? 'single' : 'docs';
  return (
    <Layout layout={isOurs ? layout : 'plain'} hasContentId={!hasMain} wrapperClassName={usePageVersion()?.className}>
      <InsideLayout>{children}</InsideLayout>
    </Layout>
  );
}

/** Around the page of a doc or a category. */
export function DocRoot({ children }: OuterProps) {
  return <DocRootLayout>{children}</DocRootLayout>;
}

/** Sidebar, text and table of contents of the docs. */
export function DocsLayout({ children, toc }: { children?: ReactNode; toc?: ReactNode }) {
  const Frame = useContext(LayoutContext) ? ThemeLayout : Layout;
  return (
    <Frame layout="docs" wrapperClassName={usePageVersion()?.className}>
      <DocRootLayoutSidebar />
      <DocRootLayoutMain toc={toc}>{children}</DocRootLayoutMain>
    </Frame>
  );
}

/** The place of the sidebar. What a site has instead of the theme's own is put into the frame, without which a phone has no drawer. */
export function SidebarPlace() {
  const { sidebar, url, page } = usePage().view;
  // As in Docusaurus: a part of the site's own may look at the first row.
  if (!sidebar) return null;
  const props = { path: url, sidebar: sidebar.items, isHidden: false };
  const { drawsFrame } = Sidebar as { drawsFrame?: boolean };
  if (drawsFrame) return <Sidebar {...props} />;
  return (
    <SidebarBox name={sidebarName(sidebar, page)} source={sidebar.dataUrl}>
      <Sidebar {...props} isFramed />
    </SidebarBox>
  );
}

/** The text with its table of contents. */
export function DocsMain({ children, toc }: { children?: ReactNode; toc?: ReactNode }) {
  const columns = useTocColumn();
  return (
    <TocContext value={true}>
      <PageColumns {...columns} toc={toc ?? columns.toc}>
        {children}
      </PageColumns>
    </TocContext>
  );
}

/** The text, where a layout of the site's own has the table of contents in it. */
export function DocsMainWithoutToc({ children }: { children?: ReactNode }) {
  return <PageColumns>{children}</PageColumns>;
}

function isMainOurs(): boolean {
  return DocRootLayoutMain === DocsMain || DocRootLayoutMain === DocsMainWithoutToc;
}

/** A phone has a button for the table of contents, unless the site has a table of its own for it. */
function useTocColumn(): { toc: ReactNode; hasButton: boolean } {
  const showsToc = useDocPage()?.showToc;
  return { toc: showsToc && <DocItemTOCDesktop />, hasButton: DocItemTOCMobile === NoToc };
}

/** Whether the main region has the table of contents. One of a site's own has not: in Docusaurus the layout inside it draws that. */
const TocContext = createContext(false);

/** Everything around the text of a doc but the table of contents, which is beside this layout where the main region is ours. */
export function DocLayout({ children }: { children?: ReactNode }) {
  const page = useDocPage();
  const hasToc = useContext(TocContext) || isMainOurs();
  const columns = useTocColumn();
  if (!page) return <>{children}</>;
  const { doc } = page;
  const text = (
    <>
      <VersionBanner version={page.version} />
      <Breadcrumbs items={page.breadcrumbs} />
      <>
        <VersionBadge version={page.version} />
        <DocItemTOCMobile />
      </>
      <article>
        <VisibilityBanners metadata={doc} />
        <PageMenu />
        <DocItemContent>{children}</DocItemContent>
        <DocFooter tags={doc.tags} editUrl={doc.editUrl} lastUpdate={doc.lastUpdate} frontMatter={doc.frontMatter} />
      </article>
      <DocPaginator />
    </>
  );
  return hasToc ? (
    text
  ) : (
    <PageColumns {...columns} isInside>
      {text}
    </PageColumns>
  );
}

/**
 * The text of a doc, with a title from front matter or file name if the text has no h1. The title stands in the text, as in Docusaurus. Where the
 * text is drawn apart from this, both stand in an element that looks like a text: code of a site finds the title there.
 */
export function DocContent({ children }: { children?: ReactNode }) {
  const { articles, inIsland } = usePage();
  const doc = useDocPage()?.doc;
  const language = useTextLanguage();
  const hasTitle =
    doc !== undefined &&
    doc.contentTitle === undefined &&
    !articles[0]?.startsWithH1 &&
    doc.frontMatter['hide_title'] !== true &&
    doc.title !== '';
  const isInText = hasTitle && articles[0] !== undefined && !inIsland && holdsText(children);
  const text = (
    <TitleContext value={isInText ? `<h1>${escapeText(doc.title)}</h1>` : null}>
      <TextPlace>{children}</TextPlace>
    </TitleContext>
  );
  if (!hasTitle || isInText) return text;
  // Not the classes of a text in their order: what stands beside the text is no part of the page as Markdown.
  return (
    <div className="markdown theme-doc-markdown">
      <header {...language}>
        <h1>{doc.title}</h1>
      </header>
      {text}
    </div>
  );
}

/** The table of contents of the page's doc. */
export function DocToc() {
  const [article] = usePage().articles;
  const page = useDocPage();
  return page && article ? <Toc {...tocProps(article.toc, page.tocLevels)} /> : null;
}

/** Renders nothing: a site replaces it to add tags to the head of a doc. The theme's own tags are made in render/. */
export function DocMetadata() {
  return null;
}

/** The generated index of a category. */
export function CategoryPage({ page }: PageProps<'category'>) {
  const { category, version } = page;
  const language = useTextLanguage();
  return (
    <>
      <VersionBanner version={version} />
      <Breadcrumbs items={page.breadcrumbs} />
      <VersionBadge version={version} />
      <header {...language}>
        <h1>{category.title}</h1>
        {category.description && <p className="lead">{category.description}</p>}
      </header>
      <DocCards cards={page.cards} />
      <DocPagination previous={category.previous} next={category.next} />
    </>
  );
}

/**
 * Renders nothing. A layout copied from Docusaurus has two tables of contents inside it; here one table of contents outside the layout
 * serves narrow and wide windows.
 */
export function NoToc() {
  return null;
}
