import { useState } from 'react';

export const hydrate = 'load';

/** Hooks make it an island, as anywhere in a site's own files. */
export default function BackToTopButton() {
  const [sayi, setSayi] = useState(0);
  return (
    <button type="button" data-yukari onClick={() => setSayi(sayi + 1)}>
      Yukarı {sayi}
    </button>
  );
}
