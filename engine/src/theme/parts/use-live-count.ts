import { useEffect, useState } from 'react';

const SAID_AFTER_MS = 500;

/** A number that is worth saying aloud: only when it has stood for a while, so that typing is not talked over. */
export function useLiveCount(count: number | undefined): number | undefined {
  const [said, setSaid] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setSaid(count), count === undefined ? 0 : SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return said;
}
