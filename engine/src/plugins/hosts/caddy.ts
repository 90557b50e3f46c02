import { escapePattern, groupHeaders, headerName, spellings, type HostSite, WANTS_MARKDOWN } from './host-site.ts';

/** Directives for a site block, in a `route`, so that they run in this order. */
export function formatCaddy(site: HostSite): string {
  const { rootUrl, trailingSlash, notFound, precompress, hostFiles } = site;
  const order =
    trailingSlash === false ? '{path} {path}.html {path}/index.html' : '{path} {path}/index.html {path}.html';
  return `# Written by \`yaprak build --target caddy\`. Import it in a site block whose \`root\` has this folder at ${rootUrl}
${precompress ? '# The build has compressed everything that is worth it.' : 'encode zstd gzip'}

route {
	# Headers
${indent(formatHeaders(site))}

	# Redirects; the query of the request is kept
	vars y_query ""
	@y_has_query expression \`{http.request.uri.query} != ""\`
	vars @y_has_query y_query "?{http.request.uri.query}"
${indent([formatRedirects(site, 301), formatRedirects(site, 302)].join('\n'))}

${formatTwins(site)}	# One address for each page
${indent(formatAddresses(site))}

	@y_host_files path ${hostFiles.map(quote).join(' ')}
	error @y_host_files 404
	try_files ${order}
	file_server {
		disable_canonical_uris${precompress ? '\n\t\tprecompressed br gzip' : ''}
	}
}

handle_errors {
	@y_missing expression \`{http.error.status_code} == 404\`
	route @y_missing {
		header Cache-Control no-cache
${notFound
  .map(
    ({ below, page }, index) =>
      `\t\t@y_not_found_${index} path ${quote(`${below}*`)}\n\t\thandle @y_not_found_${index} {\n\t\t\trewrite * ${quote(page)}\n\t\t\tfile_server {\n\t\t\t\tstatus 404\n\t\t\t}\n\t\t}`,
  )
  .toReversed()
  .join('\n')}
	}
}
`;
}

/** Markdown twins, and the same address for those who ask for Markdown. */
function formatTwins({ twinHomes }: HostSite): string {
  if (twinHomes.length === 0) return '';
  const { first, some, html } = WANTS_MARKDOWN;
  const accepts = (pattern: string): string => `header_regexp('Accept', r'(?i)${pattern}')`;
  const rules = [
    { matcher: 'path_regexp y_page "^(.*[^/])/?$"', twin: '{http.regexp.y_page.1}.md' },
    ...twinHomes.map((home) => ({ matcher: `path ${quote(home)}`, twin: `${home}index.md` })),
  ];
  const lines = rules.flatMap(({ matcher, twin }, index) => [
    `@y_twin_${index} ${matcher}`,
    `route @y_twin_${index} {`,
    `\t@y_twin_file_${index} file ${twin}`,
    `\troute @y_twin_file_${index} {`,
    '\t\theader +Vary Accept',
    `\t\trewrite @y_wants_markdown ${twin}`,
    '\t}',
    '}',
  ]);
  return `\t# Pages as Markdown
	@y_wants_markdown expression \`${accepts(first)} || (${accepts(some)} && !${accepts(html)})\`
${indent(lines.join('\n'))}
	@y_markdown path *.md
	header @y_markdown Content-Type "text/markdown; charset=utf-8"

`;
}

function formatHeaders(site: HostSite): string {
  return groupHeaders(site)
    .flatMap(({ name, rules }) => [
      ...(name === 'cache-control' ? ['header Cache-Control no-cache'] : []),
      ...rules.flatMap(({ pattern, value }, index) => {
        const matcher = `@y_${name.replaceAll('-', '_')}_${index}`;
        return [`${matcher} path_regexp ${quote(pattern)}`, `header ${matcher} ${headerName(name)} ${quote(value)}`];
      }),
    ])
    .join('\n');
}

/** One lookup, however many there are. */
function formatRedirects({ redirects }: HostSite, status: 301 | 302): string {
  const own = redirects.filter((redirect) => redirect.status === status);
  if (own.length === 0) return '';
  const [to, rest] = [`{y_to_${status}}`, `{y_rest_${status}}`];
  // A target with a query of its own keeps that one: its second part is not empty.
  const rows = own.flatMap(({ from, to: { path, query, hash } }) =>
    spellings(from).map(
      (one) => `\t${quote(one)} ${quote(path + query)} ${quote(hash)} ${quote(query === '' ? 'keep' : 'own')}`,
    ),
  );
  return `map {http.request.uri.path} ${to} ${rest} {y_kind_${status}} {
${rows.join('\n')}
	default "" "" ""
}
@y_keep_${status} expression \`{y_kind_${status}} == "keep"\`
redir @y_keep_${status} ${to}{http.vars.y_query}${rest} ${status}
@y_own_${status} expression \`{y_kind_${status}} == "own"\`
redir @y_own_${status} ${to}${rest} ${status}`;
}

/** A pattern first, and what it caught in an inner matcher: the parts of one matcher have no order. */
function formatAddresses({ rootUrl, trailingSlash }: HostSite): string {
  const last = trailingSlash ? '/' : '';
  const rules: { pattern: string; file?: string; to: string }[] = [
    { pattern: '^(.+)/index\\.html$', to: `{1}${last}` },
    { pattern: '^/index\\.html$', to: '/' },
    ...(rootUrl === '/' ? [] : [{ pattern: `^${escapePattern(rootUrl.slice(0, -1))}$`, to: rootUrl }]),
    { pattern: '^(.+)\\.html$', file: trailingSlash === false ? '{1}.html' : '{1}/index.html', to: `{1}${last}` },
    ...(trailingSlash ? [{ pattern: '^(.*[^/])$', file: '{1}/index.html', to: '{1}/' }] : []),
    ...(trailingSlash === false ? [{ pattern: '^(.+)/$', file: '{1}.html', to: '{1}' }] : []),
  ];
  return rules
    .map(({ pattern, file, to }, index) => {
      const name = `y_address_${index}`;
      const caught = (text: string): string => text.replace('{1}', `{http.regexp.${name}.1}`);
      const change = `rewrite * ${caught(to)}\nredir * {http.request.uri} 301`;
      const inner =
        file === undefined ? change : `@${name}_file file ${caught(file)}\nroute @${name}_file {\n${indent(change)}\n}`;
      return `@${name} path_regexp ${name} ${quote(pattern)}\nroute @${name} {\n${indent(inner)}\n}`;
    })
    .join('\n');
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '\t');
}

/** A quoted word, in which a backslash stands for itself. Braces would begin a placeholder. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"').replace(/(?<!\\)[{}]/g, '\\$&')}"`;
}
