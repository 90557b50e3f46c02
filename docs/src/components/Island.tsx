'use client';
import { useState, useSyncExternalStore } from 'react';
import styles from './Island.module.css';

export const hydrate = 'intent';

interface Words {
  waiting: string;
  button: string;
  first: string;
  later: string;
  again: string;
}

/** Says what the browser has fetched for this page: before the reader reached for this box, and since. */
export default function Island({ waiting, button, first, later, again }: Words) {
  const [clicks, setClicks] = useState(0);
  const fetched = useSyncExternalStore(watchScripts, countScripts, () => '');
  const [before, since] = fetched.split(' ');
  return (
    <div className={styles.box}>
      <output className={styles.facts}>
        {fetched === '' ? (
          <span>{waiting}</span>
        ) : (
          <>
            <span>
              <b>{before} KB</b> {first}
            </span>
            <span>
              <b>{since} KB</b> {later}
            </span>
          </>
        )}
        {clicks > 0 && (
          <span>
            <b>{clicks} ×</b> {again}
          </span>
        )}
      </output>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {button}
      </button>
    </div>
  );
}

function watchScripts(changed: () => void): () => void {
  const observer = new PerformanceObserver(changed);
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}

/** Kilobytes of scripts on the wire, as the browser counts them: those that began before the page had loaded, and the others. */
function countScripts(): string {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loaded = page?.loadEventStart ?? 0;
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    /\.m?js(?:\?|$)/.test(name),
  );
  const sum = (all: PerformanceResourceTiming[]) =>
    (all.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0) / 1000).toFixed(1);
  return `${sum(scripts.filter(({ startTime }) => startTime <= loaded))} ${sum(scripts.filter(({ startTime }) => startTime > loaded))}`;
}
