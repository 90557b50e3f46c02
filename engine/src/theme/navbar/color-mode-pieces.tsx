import { usePage } from '../../client/page-context.ts';
import { OwnColorMode } from './color-mode-island.tsx';

/** The place of the switch on a site that has one of its own. */
export function ColorModePlaceInPieces({ className }: { className?: string }) {
  const { disableSwitch, respectPrefersColorScheme } = usePage().view.site.colorMode;
  if (disableSwitch) return null;
  return <OwnColorMode hydrate="idle" className={className} respectPrefersColorScheme={respectPrefersColorScheme} />;
}
