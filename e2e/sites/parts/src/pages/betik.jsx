import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';

/** A page with scripts of its own, in its head and in its text. */
export default function Betik() {
  return (
    <Layout title="Betik">
      <Head>
        <script>{`window.betikler.push('head');`}</script>
        <script type="application/ld+json">{JSON.stringify({ '@type': 'WebPage' })}</script>
      </Head>
      <main>
        <h1>Betik</h1>
        <script dangerouslySetInnerHTML={{ __html: "window.betikler.push('text');" }} />
      </main>
    </Layout>
  );
}
