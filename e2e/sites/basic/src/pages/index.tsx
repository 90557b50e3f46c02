import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';

export default function Home() {
  return (
    <Layout title="Ana sayfa" description="Deneme sitesinin ana sayfası.">
      <main>
        <h1>Deneme sitesi</h1>
        <p>
          <Link to="/docs/intro">Belgelere geç</Link>
        </p>
      </main>
    </Layout>
  );
}
