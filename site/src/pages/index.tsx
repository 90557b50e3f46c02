import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { RecentChange } from '../../recent-changes.ts';
import OrderLeaf from '../components/OrderLeaf';
import styles from './index.module.css';

interface Entry {
  to: string;
  label: string;
  note: string;
}

interface Area {
  title: string;
  lead: string;
  entries: Entry[];
}

const shortcuts: Array<Pick<Entry, 'to' | 'label'>> = [
  { to: '/docs/infrastructure/incident-management/nobet/ilk-15-dakika', label: 'Alarm çaldı' },
  { to: '/docs/support/how-tos/order-flows/takilan-siparis', label: 'Sipariş takıldı' },
  { to: '/docs/support/how-tos/payments/cift-cekim', label: 'Karttan iki kez çekildi' },
  { to: '/docs/infrastructure/queueing/intro#kuyruk-birikti', label: 'Kuyruk birikti' },
];

const firstDay: Entry[] = [
  { to: '/docs/support/how-tos/installations/vpn', label: "VPN'i kur", note: 'Panolar ve cockpit onsuz açılmaz' },
  { to: '/docs/architecture/intro', label: 'Haritaya bak', note: 'On dört servis, kim neyin sahibi' },
  { to: '/docs/intro', label: 'Yolunu seç', note: 'Mühendis ve destek için ilk gün' },
  { to: '/docs/contributing/baslangic', label: 'Bir satır düzelt', note: 'İlk katkın bu siteye olsun' },
];

const areas: Area[] = [
  {
    title: 'Mühendisler için',
    lead: 'Sözleşmeler, altyapı, kararlar ve geçmiş olaylar.',
    entries: [
      { to: '/docs/category/v2', label: 'v2 API', note: 'Uygulamaların güncel sözleşmesi' },
      { to: '/docs/category/bisearch', label: 'Arama API', note: 'bisearch: suggest, popular, services' },
      { to: '/docs/infrastructure/intro', label: 'Altyapı', note: 'Küme, veri, kuyruk, ağ: ne nerede' },
      { to: '/docs/infrastructure/monitoring/alarmlar', label: 'Alarm rehberi', note: 'Telefonu çaldıranlar ve ilk bakış' },
      { to: '/docs/architecture/decision-records/intro', label: 'Karar kayıtları', note: 'Neden böyle yaptığımız' },
      { to: '/docs/incidents/intro', label: 'Olay incelemeleri', note: 'Bir daha yaşamamak için okunanlar' },
      { to: '/docs/support/how-tos/development/intro', label: 'Geliştirme ortamı', note: 'Sıfırdan çalışan bir makineye' },
    ],
  },
  {
    title: 'Destek ekibi için',
    lead: 'Müşteri hattayken izlenecek adımlar.',
    entries: [
      { to: '/docs/support/how-tos/cockpit/intro', label: 'Cockpit', note: 'Sipariş bulma, iade, not düşme' },
      { to: '/docs/support/how-tos/order-flows/intro', label: 'Sipariş akışları', note: 'Hangi durum ne demek' },
      { to: '/docs/support/how-tos/payments/intro', label: 'Ödeme sorunları', note: 'Çekim, provizyon, iade' },
      { to: '/docs/support/how-tos/campaign/intro', label: 'Kampanyalar', note: 'İndirim neden uygulanmadı' },
      { to: '/docs/support/how-tos/marketplaces/intro', label: 'Pazaryerleri', note: 'Dışarıdan gelen sipariş ve ürünler' },
      { to: '/docs/support/how-tos/vendors/intro', label: 'Bayiler', note: 'Açılış, çalışma saati, bölge' },
      { to: '/docs/support/how-tos/water-brands/intro', label: 'Su markaları', note: 'Damacana, depozito, bölge fiyatı' },
    ],
  },
];

function Search(): ReactNode {
  return (
    <form role="search" aria-label="Search the whole site" lang="en" action="/search" className={styles.search}>
      <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.lens}>
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m12.7 12.7 4.8 4.8" />
      </svg>
      <input type="search" name="q" placeholder="Search..." aria-label="Search..." maxLength={512} autoComplete="off" />
      <button type="submit">Search</button>
    </form>
  );
}

function Shortcuts(): ReactNode {
  return (
    <nav aria-label="Sık açılan sayfalar" className={styles.shortcuts}>
      <span aria-hidden="true">Acil:</span>
      <ul>
        {shortcuts.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FirstDay(): ReactNode {
  return (
    <section className={styles.firstDay}>
      <h2>Yeni geldiysen</h2>
      <ol>
        {firstDay.map(({ to, label, note }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span>{note}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Areas(): ReactNode {
  return areas.map((area) => (
    <section key={area.title} className={styles.area}>
      <h2>{area.title}</h2>
      <p>{area.lead}</p>
      <ul>
        {area.entries.map(({ to, label, note }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

const dayFormat = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function Changes({ title, changes, children }: { title: string; changes: RecentChange[]; children: ReactNode }): ReactNode {
  return (
    <section className={styles.changes}>
      <h2>{title}</h2>
      <ol>
        {changes.map(({ date, to, title: name, note }) => (
          <li key={to}>
            <time dateTime={date}>{dayFormat.format(new Date(date))}</time>
            <Link to={to}>{name}</Link>
            <p>{note}</p>
          </li>
        ))}
      </ol>
      <p className={styles.more}>{children}</p>
    </section>
  );
}

export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { docs, posts } = siteConfig.customFields['recentChanges'] as Record<'docs' | 'posts', RecentChange[]>;
  return (
    <Layout title="Home" description="Guidelines, how-tos and engineering blogs for our engineers and support staff">
      <main className={styles.home} lang="tr">
        <header className={styles.hero}>
          <div>
            <h1 lang="en">{siteConfig.title}</h1>
            <p className={styles.tagline} lang="en">
              {siteConfig.tagline}
            </p>
            <Search />
            <Shortcuts />
          </div>
          <OrderLeaf />
        </header>

        <div className={styles.areas}>
          <Areas />
        </div>
        <FirstDay />

        <div className={styles.lately}>
          <Changes title="Son değişenler" changes={docs}>
            Yanlış bir satır mı gördün? <Link to="/docs/contributing/baslangic">Düzeltmesi beş dakika.</Link>
          </Changes>
          <Changes title="Blogdan" changes={posts}>
            Bütün yazılar <Link to="/blog">blogda</Link>, eskileri <Link to="/blog/archive">arşivde</Link>.
          </Changes>
        </div>
      </main>
    </Layout>
  );
}
