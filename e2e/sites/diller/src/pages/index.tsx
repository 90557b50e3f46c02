import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Greeter from '@site/src/components/Greeter';

/** Asked for while the module is loaded. */
const SLOGAN = translate({ id: 'home.slogan', message: 'Every leaf in its place', description: 'Below the title' });

export default function Home() {
  const title = translate({ id: 'home.title', message: 'Leaves of a tree' });
  const { i18n, siteConfig } = useDocusaurusContext();
  const posts = (
    <Link to="/blog">
      <Translate>posts</Translate>
    </Link>
  );
  return (
    <Layout title={title} description={SLOGAN}>
      <main>
        <h1>{title}</h1>
        <p data-slogan>{SLOGAN}</p>
        <p data-posts>
          <Translate id="home.posts" values={{ count: 30, posts }}>
            {'There are {count} {posts} to read.'}
          </Translate>
        </p>
        <p data-locale>{`${i18n.currentLocale} ${i18n.locales.join('+')} ${siteConfig.baseUrl}`}</p>
        <img src={useBaseUrl('/img/leaf.svg')} alt="" width="16" height="16" />
        <Greeter name="Ada" />
      </main>
    </Layout>
  );
}
