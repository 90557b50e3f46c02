import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './OrderLeaf.module.css';

/** The way of an order through our systems, from the stem of a leaf to its tip; each stop leads to the page that explains it. */
const stops = [
  { to: '/docs/api/bisearch/intro', label: 'Arama' },
  { to: '/docs/support/how-tos/campaign/intro', label: 'Sepet' },
  { to: '/docs/third-party/payment/intro', label: 'Ödeme' },
  { to: '/docs/support/how-tos/order-flows/intro', label: 'Sipariş' },
  { to: '/docs/support/how-tos/vendors/intro', label: 'Bayi' },
  { to: '/docs/third-party/logo', label: 'Fatura' },
];

export default function OrderLeaf(): ReactNode {
  return (
    <nav className={styles.leaf} aria-label="Bir siparişin yolu">
      <svg viewBox="0 0 460 400" aria-hidden="true">
        <path className={styles.blade} d="M438 22C250 8 104 60 58 176c-24 60-16 118 14 160 50 34 112 42 172 18C360 308 448 196 438 22Z" />
        <path className={styles.stem} d="M22 388C44 366 58 350 72 336" />
        <path className={styles.vein} d="M72 336C170 262 300 160 438 22" />
        <g className={styles.side}>
          <path d="M118 301C100 258 92 220 100 176" />
          <path d="M176 256C164 206 164 160 182 108" />
          <path d="M238 205C232 158 240 118 262 72" />
          <path d="M300 151C298 118 308 84 332 44" />
          <path d="M118 301C160 316 198 326 240 326" />
          <path d="M176 256C224 272 270 278 318 268" />
          <path d="M238 205C284 218 328 220 378 204" />
          <path d="M300 151C340 158 376 154 416 136" />
        </g>
      </svg>
      <ol>
        {stops.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
      <p>Bir siparişin yolu</p>
    </nav>
  );
}
