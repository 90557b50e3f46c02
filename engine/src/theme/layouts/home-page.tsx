import { usePage } from '../../client/page-context.ts';
import { DocCards } from '../doc/cards.tsx';
import { useDateFormat } from '../dates.ts';
import type { PageProps } from '../page-content.tsx';
import { useText } from '../use-text.ts';
import { SingleLayout } from './single-page.tsx';

/** What stands at the root of a site that has no home page of its own: its name, where to start, and what there is. */
export function HomePage({ page: { start, cards, latest } }: PageProps<'home'>) {
  const t = useText();
  const format = useDateFormat('long');
  const { site } = usePage().view;
  return (
    <SingleLayout className="home">
      <header>
        <h1>{site.title}</h1>
        {site.tagline && <p className="lead">{site.tagline}</p>}
        <a className="button button--primary button--lg" href={start}>
          {t('home.start')}
        </a>
      </header>
      {cards.length > 1 && <DocCards cards={cards} />}
      {latest.length > 0 && (
        <section>
          <h2>{t('home.latest')}</h2>
          <ul>
            {latest.map(({ title, permalink, date }) => (
              <li key={permalink}>
                <a href={permalink}>{title}</a> <time dateTime={date}>{format(date)}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </SingleLayout>
  );
}
