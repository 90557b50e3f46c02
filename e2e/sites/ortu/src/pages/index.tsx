import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Ana">
      <main>
        <h1>Örtü</h1>
      </main>
    </Layout>
  );
}
