'use client';
import { useState } from 'react';

export default function Sayac({ ad }: { ad: string; hydrate?: 'load' | 'idle' | 'visible' | 'intent' }) {
  const [sayi, setSayi] = useState(0);
  return (
    <button type="button" data-sayac={ad} onClick={() => setSayi(sayi + 1)}>
      Sayaç: {sayi}
    </button>
  );
}
