import type { ReactNode } from 'react';

export default function Root({ children }: { children: ReactNode }) {
  return (
    <>
      <p data-kok>Her sayfada</p>
      {children}
    </>
  );
}
