import type { FooterColumn } from '../footer-links.ts';
import { useText } from '../use-text.ts';
import { FooterLinkItem } from './footer-link-item.tsx';

export function FooterColumns({ columns }: { columns: FooterColumn[] }) {
  const t = useText();
  return (
    <nav className="footer-columns" aria-label={t('nav.footer')}>
      {columns.map((column, index) => (
        <div key={index} className={column.className}>
          {column.title && <p className="footer-title">{column.title}</p>}
          <ul>
            {column.items.map((link, at) => (
              <li key={at}>
                <FooterLinkItem item={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
