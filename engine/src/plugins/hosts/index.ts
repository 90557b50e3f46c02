import { HOST_FILES, type TargetName } from '../../shared/host-targets.ts';
import { loadStyleHosts, type StyleHosts } from '../style-hosts.ts';
import { definePlugin } from '../plugin.ts';
import { formatApache } from './apache.ts';
import { formatCaddy } from './caddy.ts';
import { describeSite, type HostSite } from './host-site.ts';
import { formatNginx } from './nginx.ts';
import { formatRedirectsFile } from './redirects-file.ts';
import { formatCloudFront, formatS3Script } from './s3.ts';
import { formatVercel } from './vercel.ts';

type HostFiles = Readonly<Record<string, (site: HostSite) => string>>;

/** The files that each host reads, besides `_headers`, which every site has. */
const HOSTS: Record<TargetName, HostFiles> = {
  nginx: { 'nginx.conf': formatNginx },
  caddy: { Caddyfile: formatCaddy },
  apache: { '.htaccess': formatApache },
  netlify: { _redirects: (site) => formatRedirectsFile(site, { host: 'netlify' }) },
  cloudflare: { _redirects: (site) => formatRedirectsFile(site, { host: 'cloudflare' }) },
  vercel: { 'vercel.json': formatVercel },
  'github-pages': { '.nojekyll': () => '' },
  s3: { 's3-deploy.sh': formatS3Script, 'cloudfront-function.js': formatCloudFront },
};

/** Writes what the host of `output.target` reads: headers, redirects, clean addresses, the page for what is not there. */
export const hosts = definePlugin<{ headers: string | null; styles: StyleHosts }>({
  name: 'hosts',
  load(context) {
    const { config, readText } = context;
    if (config.output.target === undefined) return { headers: null, styles: { styles: [], fonts: [] } };
    const written = config.staticDirectories.map((folder) => readText(`${folder}/_headers`));
    return { headers: written.find((text) => text !== undefined) ?? null, styles: loadStyleHosts(context) };
  },
  emit: {
    // `dev` is its own host.
    handles: () => false,
    isUnlinked: true,
    write(site, out) {
      const target = site.languages[0]?.config.output.target;
      if (target === undefined) return;
      const described = describeSite(site, { ...site.data, hasFile: out.has, hostFiles: HOST_FILES });
      for (const [file, format] of Object.entries(HOSTS[target]))
        // The author may have a better one in a static folder.
        if (!out.has(file)) out.file(file, format(described));
    },
  },
});
