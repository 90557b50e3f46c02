'use client';
import { useId, useState, type ReactNode } from 'react';

export default function Panel({ ad, children }: { ad: string; hydrate?: string; children?: ReactNode }) {
  const [acik, setAcik] = useState(false);
  const id = useId();
  return (
    <section data-panel={ad} data-acik={acik ? 'evet' : 'hayir'} aria-labelledby={id}>
      <button type="button" id={id} data-panel-dugme={ad} onClick={() => setAcik(!acik)}>
        Paneli çevir
      </button>
      {children}
    </section>
  );
}
