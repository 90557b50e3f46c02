import Layout from '@theme-original/DocItem/Layout';
import { useDoc } from '@docusaurus/plugin-content-docs/client';

export default function LayoutWithId(props) {
  const { metadata, toc } = useDoc();
  return (
    <>
      <p data-belge={metadata.id}>{toc.map(({ value }) => value).join()}</p>
      <Layout {...props} />
    </>
  );
}
