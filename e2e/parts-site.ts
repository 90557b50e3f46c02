import { useSite } from './use-site.ts';

/** The site of optional parts; the answer tells its address with baseUrl. */
export function usePartsSite(): () => string {
  const url = useSite('parts');
  return () => `${url()}/kok`;
}
