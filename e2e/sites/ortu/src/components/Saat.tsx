import { useState } from 'react';

interface Props {
  dilim: string;
  mobile?: boolean;
}

export default function Saat({ dilim, mobile = false }: Props) {
  const [sayi, setSayi] = useState(0);
  return (
    <button type="button" data-saat={mobile ? 'dar' : 'geniş'} onClick={() => setSayi(sayi + 1)}>
      {dilim} {sayi}
    </button>
  );
}
