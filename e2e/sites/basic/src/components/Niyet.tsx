'use client';
import { useState } from 'react';

export const hydrate = 'intent';

export default function Niyet({ ad }: { ad: string }) {
  const [sayi, setSayi] = useState(0);
  return (
    <button type="button" data-sayac={ad} onClick={() => setSayi(sayi + 1)}>
      Sayaç: {sayi}
    </button>
  );
}
