import styles from './Leaf.module.css';

/** Widths of the lines of text on the sheet. */
const LINES = [68, 82, 76, 0, 0, 80, 71, 56];

/** A leaf whose veins are the lines of a page. */
export default function Leaf() {
  return (
    <svg className={styles.leaf} viewBox="0 0 420 400" aria-hidden="true">
      <defs>
        <clipPath id="sheet">
          <path d="M388 24C236 8 118 52 78 152c-22 56-14 112 16 156 58 34 124 36 184 6C372 266 408 156 388 24Z" />
        </clipPath>
      </defs>
      <path
        className={styles.shade}
        d="M398 40C246 24 128 68 88 168c-22 56-14 112 16 156 58 34 124 36 184 6C382 282 418 172 398 40Z"
      />
      <path
        className={styles.blade}
        d="M388 24C236 8 118 52 78 152c-22 56-14 112 16 156 58 34 124 36 184 6C372 266 408 156 388 24Z"
      />
      <g clipPath="url(#sheet)">
        <rect className={styles.bar} x="60" y="0" width="360" height="74" />
        <circle className={styles.dot} cx="250" cy="52" r="6" />
        <rect className={styles.word} x="266" y="47" width="62" height="10" rx="5" />
        <rect className={styles.title} x="150" y="98" width="176" height="18" rx="4" />
        {LINES.map((width, index) => (
          <rect
            key={index}
            className={styles.line}
            x="150"
            y={136 + index * 20}
            width={width * 2.4}
            height="8"
            rx="4"
          />
        ))}
        <rect className={styles.island} x="150" y="193" width="176" height="34" rx="6" />
        {[0, 1, 2, 3, 4].map((row) => (
          <rect
            key={row}
            className={row === 1 ? styles.here : styles.line}
            x="96"
            y={138 + row * 24}
            width={row === 1 ? 38 : 32}
            height="8"
            rx="4"
          />
        ))}
      </g>
      <path className={styles.stem} d="M94 308 40 378" />
      <path className={styles.vein} d="M94 308C170 232 262 140 388 24" />
    </svg>
  );
}
