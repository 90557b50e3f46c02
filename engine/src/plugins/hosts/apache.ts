import { below, escapePattern, groupHeaders, headerName, WANTS_MARKDOWN, type HostSite } from './host-site.ts';

/** `.htaccess`. Needs mod_rewrite and mod_headers, and `AllowOverride All`. */
export function formatApache(site: HostSite): string {
  const { rootUrl, trailingSlash, notFound, redirects, precompress, hostFiles } = site;
  const last = trailingSlash ? '/' : '';
  const files = hostFiles.map((file) => escapePattern(below(file, site))).join('|');
  return `# Written by \`yaprak build --target apache\`. Needs mod_rewrite, mod_headers and \`AllowOverride All\`.
Options -MultiViews -Indexes
DirectoryIndex index.html
DirectorySlash Off
AddDefaultCharset utf-8
${notFound.map(({ below: path, page }, index) => (index === 0 ? `ErrorDocument 404 ${page}` : `<If "%{REQUEST_URI} =~ m#^${escapePattern(path)}#">\n  ErrorDocument 404 ${page}\n</If>`)).join('\n')}

# Headers
${groupHeaders(site).map(formatHeader).join('\n')}

RewriteEngine On
RewriteBase ${quote(rootUrl)}
RewriteRule "^(?:${files})$" - [R=404,L]
${rootUrl === '/' ? '' : `RewriteOptions AllowNoSlash\nRewriteCond %{REQUEST_URI} "^${escapePattern(rootUrl.slice(0, -1))}$"\nRewriteRule "^" "${rootUrl}" [R=301,L]\n`}
# Redirects; the query of the request is kept
${redirects.map((redirect) => formatRedirect(redirect, site)).join('\n')}

${formatTwins(site)}# One address for each page
RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*/index\\.html[?\\s]"
RewriteRule "^(.+)/index\\.html$" "${rootUrl}$1${last}" [R=301,L]
RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*/index\\.html[?\\s]"
RewriteRule "^index\\.html$" "${rootUrl}" [R=301,L]
${formatAddresses(site)}
${precompress ? formatPrecompressed() : '<IfModule mod_deflate.c>\n  AddOutputFilterByType DEFLATE text/html text/css text/plain text/xml application/javascript text/javascript application/json application/xml image/svg+xml\n</IfModule>\n'}`;
}

/** Markdown twins, and the same address for those who ask for Markdown. */
function formatTwins(site: HostSite): string {
  const { rootUrl, twinHomes } = site;
  if (twinHomes.length === 0) return '';
  const { first, some, html } = WANTS_MARKDOWN;
  const wanted = [
    `RewriteCond %{HTTP:Accept} "${first}" [NC,OR]`,
    `RewriteCond %{HTTP:Accept} "${some}" [NC]`,
    `RewriteCond %{HTTP:Accept} "${first}" [NC,OR]`,
    `RewriteCond %{HTTP:Accept} "!${html}" [NC]`,
  ].join('\n');
  const homes = twinHomes.map((home) => {
    const path = below(home, site);
    return `${wanted}\nRewriteRule ${quote(`^${escapePattern(path)}$`)} ${quote(`${path}index.md`)} [L]`;
  });
  return `# Pages as Markdown
AddType "text/markdown; charset=utf-8" .md
<If "%{THE_REQUEST} !~ m#^\\S+ [^?\\s]*\\.[A-Za-z0-9]+[?\\s]#">
  Header append Vary Accept
</If>
${homes.join('\n')}
${wanted}
RewriteCond %{DOCUMENT_ROOT}${rootUrl}$1.md -f
RewriteRule "^(.+?)/?$" "$1.md" [L]

`;
}

/** A hash must come after the query, which the server would only add at the end. */
function formatRedirect({ from, to, status }: HostSite['redirects'][number], site: HostSite): string {
  const path = below(from, site);
  const pattern = quote(`^${escapePattern(path)}${/\.html?$|^$/.test(path) ? '' : '/?'}$`);
  const rule = (query: string): string =>
    `RewriteRule ${pattern} "${quoteTarget(to.path)}${query}${quoteTarget(to.hash)}" [R=${status},NE,L]`;
  if (to.query !== '' || to.hash === '') return rule(quoteTarget(to.query));
  return `RewriteCond %{QUERY_STRING} .\n${rule('?%{QUERY_STRING}')}\n${rule('')}`;
}

function formatAddresses({ rootUrl, trailingSlash }: HostSite): string {
  const last = trailingSlash ? '/' : '';
  const isFlat = trailingSlash === false;
  const page = isFlat ? '%{DOCUMENT_ROOT}%{REQUEST_URI}' : `%{DOCUMENT_ROOT}${rootUrl}$1/index.html`;
  return [
    'RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*\\.html[?\\s]"',
    'RewriteCond %{REQUEST_URI} "!/404\\.html$"',
    `RewriteCond ${page} -f`,
    `RewriteRule "^(.+)\\.html$" "${rootUrl}$1${last}" [R=301,L]`,
    ...(trailingSlash
      ? ['RewriteCond %{REQUEST_FILENAME}/index.html -f', `RewriteRule "^(.*[^/])$" "${rootUrl}$1/" [R=301,L]`]
      : []),
    ...(isFlat
      ? [`RewriteCond %{DOCUMENT_ROOT}${rootUrl}$1.html -f`, `RewriteRule "^(.+)/$" "${rootUrl}$1" [R=301,L]`]
      : []),
    ...(isFlat ? [`RewriteCond %{DOCUMENT_ROOT}${rootUrl}$1.html -f`, 'RewriteRule "^(.+[^/])$" "$1.html" [L]'] : []),
    `RewriteCond %{DOCUMENT_ROOT}${rootUrl}$1/index.html -f`,
    'RewriteRule "^(.+?)/?$" "$1/index.html" [L]',
    ...(isFlat ? [] : [`RewriteCond %{DOCUMENT_ROOT}${rootUrl}$1.html -f`, 'RewriteRule "^(.+?)/?$" "$1.html" [L]']),
  ].join('\n');
}

function formatHeader({ name, rules }: ReturnType<typeof groupHeaders>[number]): string {
  const set = (value: string): string => `Header always set ${headerName(name)} ${quote(value)}`;
  return [
    ...(name === 'cache-control' ? [set('no-cache')] : []),
    ...rules.map(
      ({ pattern, value }) => `<If "%{REQUEST_URI} =~ m#${pattern.replaceAll('#', '\\#')}#">\n  ${set(value)}\n</If>`,
    ),
  ].join('\n');
}

/** Sends `x.br` or `x.gz` for `x`, as the browser takes it, with the type of `x`. */
function formatPrecompressed(): string {
  const rules = [
    ['br', 'br'],
    ['gzip', 'gz'],
  ].map(
    ([name, ending]) => `RewriteCond %{HTTP:Accept-Encoding} ${name}
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule "^(.+)$" "$1.${ending}" [L]
<FilesMatch "\\.${ending}$">
  Header set Content-Encoding ${name}
  Header append Vary Accept-Encoding
  SetEnv no-gzip 1
</FilesMatch>`,
  );
  const types = {
    html: 'text/html',
    css: 'text/css',
    js: 'text/javascript',
    json: 'application/json',
    md: 'text/markdown',
    xml: 'application/xml',
    svg: 'image/svg+xml',
    txt: 'text/plain',
  };
  return `# What the build has compressed
RemoveLanguage .br
RemoveType .gz .br
${rules.join('\n')}
${Object.entries(types)
  .map(
    ([ending, type]) => `<FilesMatch "\\.${ending}\\.(?:br|gz)$">\n  ForceType "${type}; charset=utf-8"\n</FilesMatch>`,
  )
  .join('\n')}
`;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** In a target, `$` and `%` would stand for what was matched. */
function quoteTarget(text: string): string {
  return text.replace(/["$%]/g, '\\$&');
}
