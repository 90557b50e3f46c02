import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';

export default function Surumler() {
  return (
    <Layout title="Bütün sürümler">
      <main>
        {Object.entries(useAllDocsData()).map(([id, { versions }]) => (
          <ul key={id}>
            {versions.map(({ name, label, path, docs }) => (
              <li key={name}>{`${id} ${label} ${path} ${docs.map((doc) => doc.id).join(' ')}`}</li>
            ))}
          </ul>
        ))}
      </main>
    </Layout>
  );
}
