'use client';
import { useId, useState, type ReactNode } from 'react';
import styles from './ReplicaCalculator.module.css';

/** Nothing is loaded until the reader reaches for a field; until then the page shows the worked example. */
export const hydrate = 'intent';

interface Load {
  /** Requests that arrive in a second. */
  rate: number;
  /** Mean time of a request, in milliseconds. */
  time: number;
  /** Requests that one replica carries at once. */
  capacity: number;
}

const ZONES_LEFT = 1.5;
const fields: Array<{ key: keyof Load; label: string; unit: string }> = [
  { key: 'rate', label: 'Gelen hız', unit: 'istek/sn' },
  { key: 'time', label: 'Ortalama süre', unit: 'ms' },
  { key: 'capacity', label: 'Bir kopyanın taşıdığı', unit: 'eşzamanlı iş' },
];

/** Little's law, with room for the loss of one of three zones. */
export default function ReplicaCalculator({ rate = 900, time = 120, capacity = 12 }: Partial<Load>): ReactNode {
  const [load, setLoad] = useState<Load>({ rate, time, capacity });
  const id = useId();
  const inFlight = (load.rate * load.time) / 1000;
  const needed = Math.max(1, Math.ceil(inFlight / load.capacity));
  const valid = Object.values(load).every((value) => value > 0);
  return (
    <div className={styles.calculator}>
      {fields.map(({ key, label, unit }) => (
        <label key={key} htmlFor={`${id}${key}`}>
          {label}
          <span>
            <input
              id={`${id}${key}`}
              type="number"
              min={1}
              value={Number.isNaN(load[key]) ? '' : load[key]}
              onChange={(event) => setLoad({ ...load, [key]: event.target.valueAsNumber })}
            />
            {unit}
          </span>
        </label>
      ))}
      <output>
        {valid ? (
          <>
            Aynı anda <b>{Math.round(inFlight)}</b> iş; <b>{needed}</b> kopya yeter, <b>{Math.ceil(needed * ZONES_LEFT)}</b> koy.
          </>
        ) : (
          'Üç alana da sıfırdan büyük bir sayı yaz.'
        )}
      </output>
    </div>
  );
}
