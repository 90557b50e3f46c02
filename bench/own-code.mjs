/** Code of a site's own, as most sites have it on their first page: a page of React in the site's layout, a part with state, a stylesheet. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @type {Record<string, string>} */
const FILES = {
  'src/pages/index.jsx': `import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Counter from '../components/Counter';
import styles from './index.module.css';

export default function Home() {
  return (
    <Layout title="Ana sayfa">
      <main className={styles.main}>
        <h1>Ana sayfa</h1>
        <Link to="/docs/intro">Belgeler</Link>
        <Counter />
      </main>
    </Layout>
  );
}
`,
  'src/pages/index.module.css': '.main { padding: 2rem; }\n',
  'src/components/Counter.jsx': `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count} kez</button>;
}
`,
};

/** @param {string} site its folder */
export function writeOwnCode(site) {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
}
