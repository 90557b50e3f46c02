import { useEffect, useState } from 'react';
import { whenSettled } from '../../client/when-settled.ts';

/** A number once it has settled. */
export function useLiveCount(count: number | undefined): number | undefined {
  const [said, setSaid] = useState<number>();
  useEffect(() => whenSettled(count, setSaid), [count]);
  return said;
}
