import { ISLAND, SLOT } from '../islands/protocol.ts';

const SIZES = ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'] as const;

/** An island has no box of its own: a component that measures its parent means the one around. */
export function lendBox(island: HTMLElement): void {
  const around = (): HTMLElement =>
    island.parentElement?.closest<HTMLElement>(`:not(${SLOT}, ${ISLAND})`) ?? document.body;
  for (const size of SIZES) Object.defineProperty(island, size, { configurable: true, get: () => around()[size] });
  island.getBoundingClientRect = () => around().getBoundingClientRect();
}
