import type { TinyFiles } from '../setup/tiny-site.ts';

/** Components, client modules and styles of the site in docusaurus-plugins-site.ts. */
export const pluginComponents: TinyFiles = {
  'src/client.js': `if (typeof document !== 'undefined') document.documentElement.dataset.client = 'on';\n`,
  'src/extra.css': '.extra { color: teal }\n',
  'src/components/Items.js': `import Layout from '@theme/Layout';
import useRouteContext from '@docusaurus/useRouteContext';
export default function Items({ items, config, nested, title, route }) {
  const { plugin, data } = useRouteContext();
  return (
    <Layout title="Öğeler">
      <h1>{title}</h1>
      <p data-fact="items">{items.map(({ label }) => label).join()}</p>
      <p data-fact="config">{config.customFields.answer}</p>
      <p data-fact="nested">{nested.note.length}</p>
      <p data-fact="context">{plugin.name + '/' + plugin.id + '/' + (data && data.source && data.source.from)}</p>
    </Layout>
  );
}
`,
  'src/components/Parent.js': `import renderRoutes from '@docusaurus/renderRoutes';
import Layout from '@theme/Layout';
export default function Parent({ route, all }) {
  return (
    <Layout title="Ağaç">
      <h1 data-fact="parent">{all.length}</h1>
      {renderRoutes(route.routes, { extra: 'ek' })}
    </Layout>
  );
}
`,
  'src/components/Child.js': `export default function Child({ item, extra }) {
  return <p data-fact="child">{item.label + ' ' + extra}</p>;
}
`,
  'src/components/Plain.js': `export default function Plain({ text }) {
  return <main><p data-fact="text">{JSON.stringify(text)}</p></main>;
}
`,
  'src/components/Facts.js': `import useGlobalData, { useAllPluginInstancesData, usePluginData } from '@docusaurus/useGlobalData';
import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import i18n from '@generated/i18n';
import metadata from '@generated/site-metadata';
import codeTranslations from '@generated/codeTranslations';
import list from '@generated/hooks-plugin/default/list.json';
import note from '@data/not.txt';
export default function Facts() {
  const own = usePluginData('hooks-plugin');
  return (
    <dl>
      <dd data-fact="own">{JSON.stringify(own)}</dd>
      <dd data-fact="second">{JSON.stringify(usePluginData('hooks-plugin', 'second'))}</dd>
      <dd data-fact="all">{Object.keys(useAllPluginInstancesData('hooks-plugin')).join()}</dd>
      <dd data-fact="inline">{JSON.stringify(useGlobalData().inline.default)}</dd>
      <dd data-fact="generated">{JSON.stringify([siteConfig.title, siteConfig.titleDelimiter, siteConfig.markdown.format, siteConfig.staticDirectories, globalData.inline.default.colour, i18n.currentLocale, i18n.localeConfigs.en.label, metadata.siteVersion, metadata.pluginVersions['hooks-plugin'].type, codeTranslations['hooks.hello'], list[0].label])}</dd>
      <dd data-fact="bundled">{note.trim() + ' ' + HOOKS_VALUE}</dd>
    </dl>
  );
}
`,
};
