/** Not a peer but a floor: Debian's Hugo with a bare theme, no script and no search. Once with every page in the sidebar, once with the folder's. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readTree, rewriteSite, withAddresses, withAdmonitions, withTitle } from './content.mjs';
import { plainAddress } from './peer.mjs';

const address = (/** @type {string} */ path) => `${plainAddress(path)}/`;

/** @returns {string | undefined} */
function findHugo() {
  const places = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'hugo'));
  return [process.env['HUGO_PATH'] ?? '', ...places].find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return file !== '';
    } catch {
      return false;
    }
  });
}

/**
 * @param {{ name: string, title: string, sidebar: string, link: string }} variant
 * @returns {import('./peer.mjs').Peer}
 */
const createHugo = ({ name, title, sidebar, link }) => ({
  name,
  title,
  note: 'bare theme, no script; all text in one JSON file in place of an index',
  findProgram: findHugo,
  files(site) {
    const files = rewriteSite(
      site,
      (text, path) =>
        withAddresses(
          withAdmonitions(
            withTitle(text, (position) => (position === undefined ? [] : [`weight: ${position + 1}`])),
            ({ title, body }) => `> **${title}**\n>\n> ${body}`,
          ),
          path,
          address,
        ),
      { at: (path) => (path.endsWith('.md') ? `content/${path}` : undefined) },
    );
    for (const folder of listFolders(readTree(site))) {
      const title = JSON.stringify(folder.label || 'Belgeler');
      const file = `content/docs/${folder.path ? `${folder.path}/` : ''}_index.md`;
      files.set(file, `---\ntitle: ${title}\nweight: ${folder.position + 1}\n---\n`);
    }
    for (const [path, text] of Object.entries(TEMPLATES)) files.set(path, text);
    files.set('layouts/partials/sidebar.html', sidebar);
    return files;
  },
  build: ['hugo', '--gc', '--quiet'],
  dev: (port) => ['hugo', 'server', '--port', String(port)],
  outDir: 'public',
  source: (path) => `content/${path}`,
  address,
  selectors: { sidebarLink: link, heading: 'article h1' },
});

/**
 * @param {import('./content.mjs').Folder} folder
 * @returns {import('./content.mjs').Folder[]}
 */
const listFolders = (folder) => [folder, ...folder.folders.flatMap(listFolders)];

/** @type {Record<string, string>} */
const TEMPLATES = {
  'config.toml': `baseURL = "https://ornek.test/"
languageCode = "tr"
title = "Ölçüm sitesi"
disableKinds = ["taxonomy", "term"]

[outputs]
home = ["HTML", "RSS", "JSON"]

[markup.highlight]
noClasses = false
`,
  'static/style.css': `body{margin:0;font:16px/1.6 system-ui}.page{display:flex;gap:2rem}aside{flex:0 0 18rem;padding:1rem;border-right:1px solid #ddd}
main{max-width:48rem;padding:1rem}pre{padding:1rem;overflow:auto;background:#f5f5f5}table{border-collapse:collapse}td,th{border:1px solid #ddd;padding:.3rem .6rem}
blockquote{margin:0;padding:.5rem 1rem;border-left:4px solid #48c}header,footer{padding:1rem;background:#f5f5f5}.k,.kd,.kr{color:#a626a4}.s,.s1,.s2{color:#50a14f}.c1{color:#999}
`,
  'layouts/_default/baseof.html': `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{{ .Title }} | {{ .Site.Title }}</title><meta name="description" content="{{ .Description }}"><link rel="stylesheet" href="/style.css"></head>
<body><header><a href="/">{{ .Site.Title }}</a> <a href="/docs/intro/">Belgeler</a> <a href="/blog/">Günlük</a></header><div class="page">{{ block "main" . }}{{ end }}</div><footer>Ölçüm 2024</footer></body></html>
`,
  'layouts/_default/single.html': `{{ define "main" }}<aside>{{ partial "sidebar.html" . }}</aside><main><article><h1>{{ .Title }}</h1>{{ .Content }}</article><nav>{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }} {{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav></main><nav>{{ .TableOfContents }}</nav>{{ end }}
`,
  'layouts/_default/list.html': `{{ define "main" }}<main><h1>{{ .Title }}</h1><ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></main>{{ end }}
`,
  'layouts/partials/branch.html': `<ul>{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}{{ range .Sections.ByWeight }}<li><details><summary>{{ .Title }}</summary>{{ partial "branch.html" . }}</details></li>{{ end }}</ul>
`,
  'layouts/index.html': `{{ define "main" }}<main><h1>{{ .Title }}</h1><a href="/docs/intro/">Belgeler</a></main>{{ end }}
`,
  'layouts/index.json': `[{{ range $i, $page := .Site.RegularPages }}{{ if $i }},{{ end }}{{ dict "url" $page.RelPermalink "title" $page.Title "text" $page.Plain | jsonify }}{{ end }}]
`,
};

const WHOLE = `{{ partialCached "branch.html" (.Site.GetPage "/docs") }}
`;
const FOLDER = `<ul>{{ range .CurrentSection.RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}{{ range .CurrentSection.Sections.ByWeight }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>
`;

export const hugoWhole = createHugo({
  name: 'hugo-whole',
  title: 'Hugo, whole sidebar',
  sidebar: WHOLE,
  // The folders of a sidebar made once are all closed; the links to the neighbours are as good.
  link: 'main > nav a',
});
export const hugoFolder = createHugo({
  name: 'hugo-folder',
  title: 'Hugo, folder sidebar',
  sidebar: FOLDER,
  // A link of the sidebar may lead to a folder, whose page has no article.
  link: 'main > nav a',
});
