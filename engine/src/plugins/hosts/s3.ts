import { below, type HostSite } from './host-site.ts';

/**
 * Uploads a site in an order in which no reader meets a page whose files are not there yet: first what has a hash in its name, then data, then
 * pages. Old hashed files stay, for readers whose page is older.
 */
export function formatS3Script(site: HostSite): string {
  const host = site.hostFiles.map((file) => ` --exclude "${below(file, site)}"`).join('');
  const rest = `--exclude "assets/*" --exclude "*.br" --exclude "*.gz"${host}`;
  return `#!/bin/sh
# Written by \`yaprak build --target s3\`. Usage: sh s3-deploy.sh s3://bucket${site.rootUrl.replace(/\/$/, '')}
set -eu
to="\${1:?Usage: sh s3-deploy.sh s3://bucket${site.rootUrl.replace(/\/$/, '')}}"
cd "$(dirname "$0")"

# 1. Files with a hash in their name, which the new pages ask for.
if [ -d assets ]; then
  aws s3 sync assets "$to/assets" --size-only --exclude "*.br" --exclude "*.gz" --cache-control "public, max-age=31536000, immutable"
fi
# 2. Everything else that is no page.
aws s3 sync . "$to" ${rest} --exclude "*.html" --cache-control "no-cache"
# 3. Pages.
aws s3 sync . "$to" --exclude "*" --include "*.html" --cache-control "no-cache" --content-type "text/html; charset=utf-8"
# 4. What the new site does not have. Old files of assets/ stay; remove them by a lifecycle rule.
aws s3 sync . "$to" --delete ${rest} --cache-control "no-cache"
`;
}

/** A function of CloudFront for both viewer events: plain addresses become files, and responses get the headers of \`_headers\`. */
export function formatCloudFront(site: HostSite): string {
  const { trailingSlash, rootUrl, dottedPages, headers } = site;
  const rules = headers.map(({ pattern, headers: own }) => [pattern, Object.fromEntries(own)]);
  const page = trailingSlash === false ? '.html' : '/index.html';
  return `// Written by \`yaprak build --target s3\`. Associate it with both viewer events of a CloudFront distribution.
var rules = ${JSON.stringify(rules)};
var pages = ${JSON.stringify(Object.fromEntries(dottedPages.map((url) => [encodeURI(url), 1])))};
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (event.context.eventType === 'viewer-response') {
    var response = event.response;
    for (var i = 0; i < rules.length; i++)
      if (new RegExp(rules[i][0]).test(uri))
        for (var name in rules[i][1]) response.headers[name] = { value: rules[i][1][name] };
    return response;
  }
  if (uri.endsWith('/')) request.uri = uri + 'index.html';
  else if (pages[uri] || !/\\.[A-Za-z0-9]+$/.test(uri)) request.uri = uri === ${JSON.stringify(rootUrl.slice(0, -1))} ? uri + '/index.html' : uri + '${page}';
  return request;
}
`;
}
