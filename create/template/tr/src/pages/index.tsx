import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './index.module.css';

const cards = [
  { title: 'Yaz', text: 'Markdown dosyaları sayfa, klasörler kategori olur.', to: '/docs/writing' },
  { title: 'Yayımla', text: 'Tek komut, her sunucunun sunabileceği bir klasör yazar.', to: '/docs/publishing' },
  { title: 'Haberler', text: 'Neler değişti, neden değişti.', to: '/blog' }, // {{blog}}
];

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout>
      <header className={styles['hero']}>
        <h1>{siteConfig.title}</h1>
        <p>{siteConfig.tagline}</p>
        <p className={styles['actions']}>
          <Link className={styles['primary']} to="/docs/intro">
            Belgeleri oku
          </Link>
          <Link to="/docs/writing">Sayfa yaz</Link>
        </p>
      </header>
      <main className={styles['cards']}>
        {cards.map(({ title, text, to }) => (
          <Link key={to} to={to} className={styles['card']}>
            <h2>{title}</h2>
            <p>{text}</p>
          </Link>
        ))}
      </main>
    </Layout>
  );
}
