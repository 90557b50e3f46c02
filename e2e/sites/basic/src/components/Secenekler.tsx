import { createContext, useContext, useState, type ReactNode } from 'react';

const Secim = createContext({ secili: '', sec: (_ad: string): void => undefined });

export function Secenekler({ ilk, children }: { ilk: string; children?: ReactNode }) {
  const [secili, sec] = useState(ilk);
  return <Secim value={{ secili, sec }}>{children}</Secim>;
}

export function Secenek({ ad, children }: { ad: string; children?: ReactNode }) {
  const { secili, sec } = useContext(Secim);
  return (
    <section data-secenek={ad}>
      <button type="button" aria-expanded={secili === ad} onClick={() => sec(ad)}>
        {ad}
      </button>
      {secili === ad && children}
    </section>
  );
}

export function Secili() {
  return <output>{useContext(Secim).secili}</output>;
}
