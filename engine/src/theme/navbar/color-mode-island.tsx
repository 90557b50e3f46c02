'use client';

import { useSyncExternalStore } from 'react';
import ColorModeToggle from '@theme/ColorModeToggle';
import { chooseColorMode, type ColorMode } from '../../client/behaviours/color-mode.ts';

interface Props {
  className?: string;
  respectPrefersColorScheme: boolean;
  hydrate?: 'idle';
}

/** A switch of the site's own, with the props that Docusaurus gives it: functions, so that it must be drawn in the browser. */
export function OwnColorMode({ className, respectPrefersColorScheme }: Props) {
  const value = useSyncExternalStore<ColorMode>(onChange, readMode, () => 'light');
  return (
    <ColorModeToggle
      className={className}
      value={value}
      respectPrefersColorScheme={respectPrefersColorScheme}
      onChange={chooseColorMode}
    />
  );
}

function readMode(): ColorMode {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

function onChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
