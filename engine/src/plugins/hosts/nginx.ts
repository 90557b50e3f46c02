import { escapePattern, groupHeaders, headerName, spellings, type HostSite, WANTS_MARKDOWN } from './host-site.ts';

/**
 * Directives for a `server` block. A header is a variable that rules set, since `add_header` in a location would drop all others, and an
 * empty one is not sent. `if` with nothing but `set` or `rewrite` in it is safe.
 */
export function formatNginx(site: HostSite): string {
  const { rootUrl, notFound, redirects, hostFiles } = site;
  return `# Written by \`yaprak build --target nginx\`. Include it in a server block whose \`root\` has this folder at ${rootUrl}
charset utf-8;
absolute_redirect off;
${formatCompression(site)}

# Headers
${groupHeaders(site).map(formatHeader).join('\n')}

${formatTwins(site)}# The page for what is not there
${notFound.map(({ below, page }, index) => (index === 0 ? `set $y_404 ${quote(page)};` : `if ($uri ~ ${quote(`^${escapePattern(below)}`)}) { set $y_404 ${quote(page)}; }`)).join('\n')}
error_page 404 $y_404;
${notFound.map(({ page }) => `location = ${quote(page)} { internal; }`).join('\n')}
${hostFiles.map((file) => `location = ${quote(file)} { return 404; }`).join('\n')}

# One address for each page
${formatAddresses(site)}

# Redirects
${redirects.flatMap(({ from, to, status }) => spellings(from).map((one) => `location = ${quote(one)} { return ${status} ${quote(`${to.path}${to.query === '' ? '$is_args$args' : to.query}${to.hash}`, { keep: '$is_args$args' })}; }`)).join('\n')}
`;
}

/** Markdown twins, and the same address for those who ask for Markdown. A variable that is empty names no file. */
function formatTwins({ twinHomes }: HostSite): string {
  if (twinHomes.length === 0) return '';
  const { first, some, html } = WANTS_MARKDOWN;
  return `# Pages as Markdown
location ~ "\\.md$" {
  types { text/html html; }
  default_type "text/markdown; charset=utf-8";
  try_files $uri $uri/index.html $uri.html =404;
}
set $y_vary "";
set $y_twin "";
if ($uri ~ "^(?<y_stem>.*[^/])/?$") { set $y_twin "$y_stem.md"; }
${twinHomes.map((home) => `if ($uri = ${quote(home)}) { set $y_twin ${quote(`${home}index.md`)}; }`).join('\n')}
if (-f "$document_root$y_twin") { set $y_vary "Accept"; }
set $y_wanted "";
if ($http_accept ~* ${quote(some)}) { set $y_wanted "yes"; }
if ($http_accept ~* ${quote(html)}) { set $y_wanted ""; }
if ($http_accept ~* ${quote(first)}) { set $y_wanted "yes"; }
if ($y_wanted = "") { set $y_twin ""; }
if (-f "$document_root$y_twin") { rewrite "^" "$y_twin" last; }
add_header Vary $y_vary always;

`;
}

function formatCompression({ precompress }: HostSite): string {
  if (precompress) return '# With the Brotli module also: brotli_static on;\ngzip_static on;\ngzip_vary on;';
  return `gzip on;
gzip_vary on;
gzip_types text/css text/plain text/xml application/javascript application/json application/xml application/rss+xml application/atom+xml image/svg+xml;`;
}

function formatHeader({ name, rules }: ReturnType<typeof groupHeaders>[number]): string {
  const variable = `$y_${name.replaceAll('-', '_')}`;
  const first = name === 'cache-control' ? 'no-cache' : '';
  const lines = rules.map(({ pattern, value }) => `if ($uri ~ ${quote(pattern)}) { set ${variable} ${quote(value)}; }`);
  return [`set ${variable} ${quote(first)};`, ...lines, `add_header ${headerName(name)} ${variable} always;`].join(
    '\n',
  );
}

/** `if` with a rewrite that always fits leaves nothing to the block, so `try_files` beside it is safe. */
function formatAddresses({ rootUrl, trailingSlash }: HostSite): string {
  const last = trailingSlash ? '/' : '';
  const root = escapePattern(rootUrl);
  const bare = rootUrl.slice(0, -1);
  const page = trailingSlash === false ? '$request_filename' : '$document_root$y_page/index.html';
  const order = trailingSlash === false ? '$uri $uri.html $uri/index.html' : '$uri $uri/index.html $uri.html';
  return [
    `rewrite "^(.+)/index\\.html$" "$1${last}" permanent;`,
    'rewrite "^/index\\.html$" "/" permanent;',
    ...(bare === '' ? [] : [`rewrite ${quote(`^${escapePattern(bare)}$`)} ${quote(rootUrl)} permanent;`]),
    `location ~ ${quote(`^(?<y_page>${root}.+)\\.html$`)} {`,
    `  if (-f "${page}") { rewrite "^(.+)\\.html$" "$1${last}" permanent; }`,
    '}',
    ...(trailingSlash
      ? [
          `location ~ ${quote(`^${root}.*[^/]$`)} {`,
          '  if (-f "$document_root$uri/index.html") { rewrite "^(.*)$" "$1/" permanent; }',
          '  try_files $uri $uri.html =404;',
          '}',
        ]
      : []),
    ...(trailingSlash === false
      ? [
          `location ~ ${quote(`^(?<y_bare>${root}.+)/$`)} {`,
          '  if (-f "$document_root$y_bare.html") { rewrite "^(.+)/$" "$1" permanent; }',
          '  try_files $uri/index.html =404;',
          '}',
        ]
      : []),
    `location ${quote(rootUrl)} { try_files ${order} =404; }`,
  ].join('\n');
}

/** A quoted word. A dollar sign would begin a variable. */
function quote(text: string, { keep = '' } = {}): string {
  const [before = '', after = ''] = keep === '' ? [text] : text.split(keep);
  const safe = (part: string): string => part.replace(/["\\]/g, '\\$&');
  const whole = keep !== '' && text.includes(keep) ? safe(before) + keep + safe(after) : safe(text);
  return `"${whole}"`;
}
