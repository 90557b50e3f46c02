import type { ReactNode } from 'react';

export default function Kutu({ baslik, children }: { baslik: string; children?: ReactNode }) {
  return (
    <section data-kutu={baslik}>
      <strong>{baslik}</strong>
      <div>{children}</div>
    </section>
  );
}
