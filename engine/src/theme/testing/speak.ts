import type { SiteView } from '../../shared/model.ts';
import { site } from './render-page.tsx';

const KEY = Symbol.for('yaprak.language');

/** Lets components find this language, as those do that run for a page of it; without one they speak as they were written. */
export function speak(language?: { messages?: Record<string, string>; site?: Partial<SiteView> }): void {
  (globalThis as Record<symbol, unknown>)[KEY] = language && {
    site: { ...site, ...language.site },
    messages: language.messages ?? {},
  };
}
