import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';

export default function Root({ children }: { children: ReactNode }) {
  return (
    <>
      <p data-kok={useLocation().pathname}>Her sayfada</p>
      {children}
    </>
  );
}
