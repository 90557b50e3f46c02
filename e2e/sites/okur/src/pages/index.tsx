import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';

export default function Home() {
  return (
    <Layout title="Okur" description="Okurun dokunduğu her şey.">
      <main className="container">
        <h1>Okur</h1>
        <Link to="/docs/giris">Belgelere geç</Link>
      </main>
    </Layout>
  );
}
