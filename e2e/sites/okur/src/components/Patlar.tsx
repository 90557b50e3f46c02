'use client';
import { useState } from 'react';

export const hydrate = 'load';

/** Throws when its button is pressed, until the reason is taken away. */
export default function Patlar() {
  const [patladi, setPatladi] = useState(false);
  if (patladi && !(globalThis as { onarildi?: boolean }).onarildi)
    throw new Error('Ada battı', { cause: new Error('Su aldı', { cause: new Error('Dibi delik') }) });
  return (
    <button type="button" data-patlat onClick={() => setPatladi(true)}>
      {patladi ? 'Onarıldı' : 'Patlat'}
    </button>
  );
}
