import { useState } from 'react';
import Layout from '@theme/Layout';

/** A page that is an island as a whole, and falls when its button is pressed. */
export default function Kancali() {
  const [patladi, setPatladi] = useState(false);
  if (patladi && !(globalThis as { onarildi?: boolean }).onarildi)
    throw new Error('Sayfa battı', { cause: new Error('Kaptan uyudu') });
  return (
    <Layout title="Kancalı">
      <main className="container">
        <h1>Kancalı sayfa</h1>
        <button type="button" data-patlat onClick={() => setPatladi(true)}>
          {patladi ? 'Onarıldı' : 'Patlat'}
        </button>
      </main>
    </Layout>
  );
}
