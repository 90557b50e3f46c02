import type { Breadcrumb } from '../../shared/model.ts';
import { usePage } from '../context.ts';
import { useText } from '../use-text.ts';

/** Of the page itself without `items`. */
export function Breadcrumbs({ items: given }: { items?: Breadcrumb[] }) {
  const { site, page } = usePage().view;
  const t = useText();
  const items = given ?? ('breadcrumbs' in page ? page.breadcrumbs : []);
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
