'use client';

import TOCCollapsible from '@theme/TOCCollapsible';
import type { TocProps } from './toc.tsx';

/** A table of contents that opens and closes, on a site that has a part of its own for it. */
export function MobileToc(props: TocProps) {
  return <TOCCollapsible {...props} />;
}
