import type { Breadcrumb } from '../../shared/model.ts';
import { usePage } from '../context.ts';
import { useText } from '../use-text.ts';

export function Breadcrumbs({ items }: { items: Breadcrumb[] }) {
  const { site } = usePage().view;
  const t = useText();
  if (items.length === 0) return null;
  const last = items.length - 1;
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs')}>
      <ol>
        {site.hasHomePage && (
          <li>
            <a href={site.baseUrl} className="icon-home" aria-label={t('breadcrumbs.home')} />
          </li>
        )}
        {items.map((item, index) => (
          <li key={index}>
            {index === last ? (
              <span aria-current="page">{item.label}</span>
            ) : item.href ? (
              <a href={item.href}>{item.label}</a>
            ) : (
              <span>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
