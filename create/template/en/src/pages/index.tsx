import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './index.module.css';

const cards = [
  { title: 'Write', text: 'Markdown files become pages, folders become categories.', to: '/docs/writing' },
  { title: 'Publish', text: 'One command writes a folder that any host can serve.', to: '/docs/publishing' },
  { title: 'News', text: 'What has changed, and why.', to: '/blog' }, // {{blog}}
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
            Read the docs
          </Link>
          <Link to="/docs/writing">Write a page</Link>
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
