import { useSite } from './use-site.ts';

/** The site of optional parts; returns its address with baseUrl. */
export function usePartsSite(): () => string {
  const url = useSite('parts');
  return () => `${url()}/kok`;
}
