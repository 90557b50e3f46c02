import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import ThemedImage from '@theme/ThemedImage';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Island from '../components/Island';
import Leaf from '../components/Leaf';
import styles from './index.module.css';

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div>
        <h1>
          <Translate id="home.title">Pages, not apps.</Translate>
        </h1>
        <p className={styles.lead}>
          <Translate id="home.lead">
            Yaprak builds documentation and blogs from Markdown and React. Readers get finished HTML at once; JavaScript
            comes when they reach for something that needs it.
          </Translate>
        </p>
        <CodeBlock language="sh" className={styles.command}>
          npm create yaprak@latest my-docs
        </CodeBlock>
        <p className={styles.actions}>
          <Link className={styles.primary} to="/docs/tutorial/create">
            <Translate id="home.start">Start in 15 minutes</Translate>
          </Link>
          <Link to="/docs/intro">
            <Translate id="home.what">What it is, and what it is not</Translate>
          </Link>
        </p>
      </div>
      <Leaf />
    </header>
  );
}

interface Feature {
  to: string;
  title: ReactNode;
  text: ReactNode;
}

const features: Feature[] = [
  {
    to: '/docs/guides/write',
    title: <Translate id="home.write.title">Write Markdown, check everything</Translate>,
    text: (
      <Translate id="home.write.text">
        Notes, tabs, steps, cards, diagrams and formulas without a script. A build checks every link and picture, and
        names the line, the caret and the fix.
      </Translate>
    ),
  },
  {
    to: '/docs/guides/search',
    title: <Translate id="home.search.title">Search that knows words</Translate>,
    text: (
      <Translate id="home.search.text">
        In the browser, without a service. It joins words to their families, forgives letters without their marks, and
        shows the sentence, the table row or the command.
      </Translate>
    ),
  },
  {
    to: '/docs/guides/versions',
    title: <Translate id="home.versions.title">Versions and languages</Translate>,
    text: (
      <Translate id="home.versions.text">
        One command freezes a version. All languages are built and served together, and links follow files between them.
      </Translate>
    ),
  },
  {
    to: '/docs/guides/parts',
    title: <Translate id="home.parts.title">Every part can be yours</Translate>,
    text: (
      <Translate id="home.parts.text">
        A file in src/theme replaces a part everywhere. One colour sets the look; plugins use the doors that our own
        features use.
      </Translate>
    ),
  },
  {
    to: '/docs/guides/machines',
    title: <Translate id="home.machines.title">Read by machines, too</Translate>,
    text: (
      <Translate id="home.machines.text">
        A Markdown twin of each page, llms.txt, and a server for assistants that quotes page, owner and day of review.
      </Translate>
    ),
  },
  {
    to: '/docs/guides/from-docusaurus',
    title: <Translate id="home.docusaurus.title">Docusaurus content, unedited</Translate>,
    text: (
      <Translate id="home.docusaurus.text">
        Folders, front matter, versions, translations, admonitions and most code work as they are. A doctor says what
        would be lost.
      </Translate>
    ),
  },
];

function Features(): ReactNode {
  return (
    <section className={styles.features} aria-label={translate({ id: 'home.features', message: 'What it does' })}>
      {features.map(({ to, title, text }) => (
        <article key={to} className={styles.feature}>
          <h2>
            <Link to={to}>{title}</Link>
          </h2>
          <p>{text}</p>
        </article>
      ))}
    </section>
  );
}

function Proof(): ReactNode {
  return (
    <section className={styles.proof}>
      <div>
        <h2>
          <Translate id="home.island.title">See it happen</Translate>
        </h2>
        <p>
          <Translate id="home.island.text">
            The box is a React component, and it is on this page as HTML. React is not, until you reach for the box.
            Then it tells what your browser has fetched, by its own count.
          </Translate>
        </p>
        <p>
          <Link to="/docs/guides/components">
            <Translate id="home.island.more">Components and islands</Translate>
          </Link>
        </p>
      </div>
      <Island
        waiting={translate({ id: 'home.island.waiting', message: 'Only read so far: no React on this page' })}
        button={translate({ id: 'home.island.button', message: 'Reach for it' })}
        first={translate({ id: 'home.island.first', message: 'with the page' })}
        later={translate({ id: 'home.island.later', message: 'since you reached for it' })}
        again={translate({ id: 'home.island.again', message: 'clicked; React counts' })}
      />
    </section>
  );
}

function Picture(): ReactNode {
  const sources = { light: useBaseUrl('/light.png'), dark: useBaseUrl('/dark.png') };
  return (
    <section className={styles.picture}>
      <div>
        <h2>
          <Translate id="home.picture.title">Made for a real handbook</Translate>
        </h2>
        <p>
          <Translate id="home.picture.text">
            Yaprak was built for the knowledge base of a delivery business: read on call at night, on a phone, by
            engineers and support staff, mostly in Turkish.
          </Translate>
        </p>
      </div>
      <ThemedImage
        sources={sources}
        alt={translate({
          id: 'home.picture.alt',
          message: 'A page of the knowledge base with its sidebar and table of contents',
        })}
        loading="lazy"
        width={1440}
        height={900}
      />
    </section>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout
      title={translate({ id: 'home.page', message: 'Documentation and blogs from Markdown and React' })}
      description={translate({
        id: 'home.description',
        message:
          'A static documentation and blog engine for React that ships no JavaScript until the reader reaches for something.',
      })}
    >
      <main className={styles.home}>
        <Hero />
        <Proof />
        <Features />
        <Picture />
      </main>
    </Layout>
  );
}
