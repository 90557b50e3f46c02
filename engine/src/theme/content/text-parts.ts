/** A part of the theme: the name of its export, what it is, and its props. */
type Row = readonly [exported: string, what: string, props?: string];

/** File (in theme/) -> public name -> part. */
export type PartTable = Readonly<Record<string, Readonly<Record<string, Row>>>>;

/** The parts of the text: the second half of the table in ../parts.ts. */
export const textParts: PartTable = {
  'mdx-components.tsx': {
    MDXComponents: [
      'mdxComponents',
      'names that MDX may use without importing them, and elements',
      'an object, no component',
    ],
  },
  'content/admonition.tsx': {
    Admonition: ['Admonition', '`:::note` and its kind', '`type`, `title`, `icon`, `id`, `className`, `children`'],
  },
  'content/admonition-types.tsx': {
    'Admonition/Types': ['admonitionTypes', 'what draws each kind of admonition', 'an object, no component'],
  },
  'content/code-block.tsx': {
    CodeBlock: ['CodeBlock', 'code', '`children`, `language`, `className`, `title`, `metastring`, `showLineNumbers`'],
  },
  'content/blocks.tsx': {
    Details: ['Details', '`<details>`', '`summary`, `children`'],
    Heading: ['Heading', 'headings of the text', '`as`, `id`, `children`'],
    Mermaid: ['Mermaid', 'a diagram', '`value`'],
    DocCardList: ['DocCardList', 'cards; of the page’s own category without `items`', '`items`'],
    TOCInline: ['TOCInline', 'a table of contents in the text', '`toc`, `minHeadingLevel`, `maxHeadingLevel`'],
    ThemedImage: ['ThemedImage', 'one picture per colour mode', '`sources` (`light`, `dark`), and those of `<img>`'],
  },
  'content/author-blocks.tsx': {
    Steps: ['Steps', 'around a numbered list: a way to go, step by step', '`children`'],
    Cards: ['Cards', 'around cards', '`children`'],
    Card: ['Card', 'a card with a title, and a link over all of it', '`title`, `href`, `icon`, `children`'],
    Badge: ['Badge', 'a short label in the text', '`type`, `children`'],
    FileTree: ['FileTree', 'around a list of files and folders', '`children`'],
    CodeGroup: ['CodeGroup', 'around code blocks with a title: a tab each', '`groupId`, `children`'],
    Figure: ['Figure', 'a picture with a caption', '`caption`, `children`'],
    Kbd: ['Kbd', 'keys of a keyboard', '`children`'],
  },
  'content/elements.tsx': {
    MDXContent: ['MarkdownText', 'around the text of a doc, a post or a page', '`children`'],
  },
  'content/tabs.tsx': {
    Tabs: ['Tabs', 'tabs', '`groupId`, `queryString`, `defaultValue`, `values`, `className`, `children`'],
    TabItem: ['TabItem', 'one of them', '`value`, `label`, `default`, `attributes`, `className`, `children`'],
  },
  'content/translate.tsx': {
    Translate: ['Translate', 'a text to be translated', '`children`, `id`, `description`, `values`'],
  },
};

/** What copies of Docusaurus's parts import besides. The theme itself does not use it. */
export const onlyImported: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'content/icons.tsx': {
    'Icon/Arrow': 'Arrow',
    'Icon/Close': 'Close',
    'Icon/Copy': 'Copy',
    'Icon/DarkMode': 'DarkMode',
    'Icon/Edit': 'Edit',
    'Icon/ExternalLink': 'ExternalLink',
    'Icon/Home': 'Home',
    'Icon/Language': 'Language',
    'Icon/LightMode': 'LightMode',
    'Icon/Menu': 'Menu',
    'Icon/Success': 'Success',
    'Icon/SystemColorMode': 'SystemColorMode',
    'Icon/WordWrap': 'WordWrap',
  },
  'content/elements.tsx': {
    IdealImage: 'IdealImage',
    'MDXComponents/A': 'A',
    'MDXComponents/Code': 'Code',
    'MDXComponents/Details': 'DetailsElement',
    'MDXComponents/Img': 'Img',
    'MDXComponents/Li': 'Li',
    'MDXComponents/Pre': 'Pre',
    'MDXComponents/Ul': 'Ul',
  },
  'content/blocks.tsx': { 'MDXComponents/Heading': 'Heading' },
  'content/rest.tsx': {
    'CodeBlock/Line': 'CodeLine',
    'CodeBlock/Line/Token': 'CodeToken',
    CodeInline: 'InlineCode',
    'DocRoot/Layout/Sidebar/ExpandButton': 'None',
    Error: 'ErrorContent',
    ErrorPageContent: 'ErrorContent',
    LiveCodeBlock: 'ShownCode',
    Loading: 'Loading',
    Playground: 'ShownCode',
    'Playground/Buttons/ResetButton': 'None',
    'Playground/Container': 'Shown',
    'Playground/Editor': 'None',
    'Playground/Header': 'Shown',
    'Playground/Layout': 'Shown',
    'Playground/Preview': 'None',
    'Playground/Provider': 'Shown',
    ReactLiveScope: 'liveScope',
    SearchTranslations: 'searchTexts',
    'prism-include-languages': 'includeLanguages',
  },
};
