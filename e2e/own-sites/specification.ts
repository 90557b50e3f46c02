/** What the specification of the knowledge base lists, as data. */

const below = (folder: string, names: string): string[] =>
  names.split(' ').map((name) => (folder === '' ? name : `${folder}/${name}`));

/** Docs by their ids. */
export const DOC_IDS = [
  'intro',
  ...below('api', 'intro v1/intro v2/intro v2/izin-ve-yetki'),
  ...below('api/bisearch', 'intro izin-yetkilendirme mimari internal/intro v1/intro'),
  ...below('api/bisearch/v1/app', 'endpoints popular services suggest'),
  ...below('architecture', 'intro decision-records/intro decision-records/adr/0001 decision-records/cm/0001'),
  'contributing/baslangic',
  ...below('data', 'intro analytics/intro reporting/intro'),
  ...below('incidents', 'intro 2022/database-collations 2022/logo-operation 2022/rabbitmq-memory'),
  ...below('infrastructure', 'intro cloud-services/intro databases/intro devops/intro incident-management/intro'),
  ...below('infrastructure', 'k8s/intro monitoring/intro network-architecture/intro performance/intro pipelines/intro'),
  ...below('infrastructure', 'queueing/intro queueing/rabbitmq-eventbridge reliabilty/intro scheduled-jobs/intro'),
  ...below('infrastructure', 'serverless/intro vpn/intro'),
  ...below('mobile', 'intro android/intro ios/intro'),
  ...below('third-party', 'intro logo operation'),
  ...below('third-party/payment', 'bkm hopi masterpass multipay paycell pos'),
  'support/intro',
  ...below('support/how-tos', 'cart/recommended-products development/library/intro products/images-and-cdn'),
  ...below('support/how-tos/installations', 'mongo rabbitmq redis vpn'),
  ...['hepsiexpress', 'trendyol', 'trendyol-market', 'yemeksepeti'].flatMap((name) =>
    below(`support/how-tos/marketplaces/${name}`, 'orders products'),
  ),
  ...below('tutorial-basics', 'congratulations create-a-blog-post create-a-document create-a-page deploy-your-site'),
  ...below('tutorial-basics', 'markdown-features'),
  ...below('tutorial-extras', 'manage-docs-versions translate-your-site'),
];
/** Parts of the how-tos whose pages the specification leaves open; each has at least one. */
export const HOW_TOS = below(
  'support/how-tos',
  'campaign/cart-based campaign/product-based cockpit cockpit-panel',
).concat(below('support/how-tos', 'development order-flows payments vendors water-brands'));
/** Posts of the blog by their last part of the address. */
export const POSTS = ['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'merhaba-dunya', 'welcome'];
/** Tags of the blog and how many posts carry each. */
export const TAGS = { docusaurus: 4, facebook: 1, hello: 2, hola: 1, 'off-topic': 1 };

/** What each block of the engine leaves in a page. */
export const BLOCKS = {
  note: 'admonition-note',
  tip: 'admonition-tip',
  info: 'admonition-info',
  warning: 'admonition-warning',
  danger: 'admonition-danger',
  'code with a title': 'code-block-title',
  'marked lines': 'theme-code-block-highlighted-line',
  'line numbers': 'codeLinesWithNumbering',
  differences: 'language-diff',
  tabs: 'role="tablist"',
  diagrams: '<figure class="mermaid"',
  'formulas in a line': 'math-inline',
  formulas: '<math display="block"',
  details: '<summary>',
  footnotes: 'data-footnotes',
  'task lists': 'type="checkbox"',
  keys: '<kbd>',
  quotations: '<blockquote>',
  images: 'src="/assets/images/',
  islands: '<y-island',
  'tables of contents in the text': 'toc-inline',
};
