import { isExternal } from '../../shared/url.ts';

export function hasProtocol(url: string): boolean {
  return isExternal(url);
}

export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternal(url);
}
