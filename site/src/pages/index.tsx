import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';

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

interface Change {
  date: string;
  day: string;
  to: string;
  label: string;
  note: string;
}

const shortcuts: Array<Pick<Entry, 'to' | 'label'>> = [
  { to: '/docs/infrastructure/incident-management/nobet/ilk-15-dakika', label: 'Alarm çaldı: ilk 15 dakika' },
  { to: '/docs/support/how-tos/order-flows/takilan-siparis', label: 'Sipariş takıldı' },
  { to: '/docs/support/how-tos/payments/cift-cekim', label: 'Karttan iki kez çekildi' },
  { to: '/docs/support/how-tos/installations/vpn', label: 'VPN kurulumu' },
];

const areas: Area[] = [
  {
    title: 'Mühendisler için',
    lead: 'API sözleşmeleri, altyapı, karar kayıtları ve geçmiş olaylar.',
    entries: [
      { to: '/docs/category/v2', label: 'v2 API', note: 'Uygulamaların konuştuğu güncel sözleşme' },
      { to: '/docs/category/bisearch', label: 'Arama API (bisearch)', note: 'suggest, popular, services' },
      { to: '/docs/infrastructure/intro', label: 'Altyapı', note: 'Küme, veritabanı, kuyruk, ağ: ne nerede' },
      { to: '/docs/architecture/decision-records/intro', label: 'Karar kayıtları', note: 'Neden böyle yaptığımız' },
      { to: '/docs/incidents/intro', label: 'Olay incelemeleri', note: 'Bir daha yaşamamak için okunanlar' },
      { to: '/docs/support/how-tos/development/intro', label: 'Geliştirme ortamı', note: 'Sıfırdan çalışan bir makineye' },
    ],
  },
  {
    title: 'Destek ekibi için',
    lead: 'Müşteri hattayken bakılacak adımlar ve beklenen sonuçları.',
    entries: [
      { to: '/docs/support/how-tos/cockpit/intro', label: 'Cockpit', note: 'Sipariş bulma, iade, not düşme' },
      { to: '/docs/support/how-tos/order-flows/intro', label: 'Sipariş akışları', note: 'Hangi durum ne demek' },
      { to: '/docs/support/how-tos/payments/intro', label: 'Ödeme sorunları', note: 'Çekim, provizyon, iade' },
      { to: '/docs/support/how-tos/marketplaces/intro', label: 'Pazaryerleri', note: 'Dışarıdan gelen siparişler ve ürünler' },
      { to: '/docs/support/how-tos/vendors/intro', label: 'Bayiler', note: 'Açılış, çalışma saati, bölge' },
      { to: '/docs/support/how-tos/water-brands/intro', label: 'Su markaları', note: 'Damacana, depozito, bölge fiyatı' },
    ],
  },
];

const changes: Change[] = [
  {
    date: '2024-06-11',
    day: '11 Haziran',
    to: '/docs/api/v1/gecis',
    label: 'v1 kapanış takvimi',
    note: 'Kalan tüketiciler ve geçiş adımları eklendi.',
  },
  {
    date: '2024-06-04',
    day: '4 Haziran',
    to: '/docs/api/bisearch/v1/app/suggest',
    label: 'suggest: konum zorunlu oldu',
    note: 'lat ve lng olmadan 400 dönüyor; örnekler güncellendi.',
  },
  {
    date: '2024-05-28',
    day: '28 Mayıs',
    to: '/docs/infrastructure/queueing/rabbitmq-eventbridge',
    label: 'RabbitMQ ve EventBridge köprüsü',
    note: 'Köprü durduğunda bakılacak sıra yazıldı.',
  },
];

function Areas(): ReactNode {
  return areas.map((area) => (
    <section key={area.title} className="home-area">
      <h2>{area.title}</h2>
      <p>{area.lead}</p>
      <ul>
        {area.entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to}>
              <strong>{entry.label}</strong>
              <span>{entry.note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

export default function Home(): ReactNode {
  return (
    <Layout title="Home" description="Guidelines, how-tos and engineering blogs for our engineers and support staff">
      <main className="home" lang="tr">
        <header className="home-hero">
          <h1 lang="en">internal docs</h1>
          <p className="home-tagline" lang="en">
            guidelines, how-tos and engineering blogs
          </p>
          <p>
            Acelen varsa kısayollardan, yoksa aşağıdaki bölümlerden başla. Yeni geldiysen{' '}
            <Link to="/docs/intro">ilk gün sayfası</Link> seni gezdirir.
          </p>
          <nav aria-label="Sık açılan sayfalar">
            <ul className="home-shortcuts">
              {shortcuts.map((shortcut) => (
                <li key={shortcut.to}>
                  <Link to={shortcut.to}>{shortcut.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </header>

        <div className="home-areas">
          <Areas />
        </div>

        <section className="home-changes">
          <h2>Son değişenler</h2>
          <ol>
            {changes.map((change) => (
              <li key={change.to}>
                <time dateTime={change.date}>{change.day}</time>
                <div>
                  <Link to={change.to}>{change.label}</Link>
                  <p>{change.note}</p>
                </div>
              </li>
            ))}
          </ol>
          <p>
            Uzun hikâyeler <Link to="/blog">blogda</Link>. Eksik ya da yanlış bir şey görürsen{' '}
            <Link to="/docs/contributing/baslangic">düzeltmesi beş dakika</Link>.
          </p>
        </section>
      </main>
    </Layout>
  );
}
