import OriginalFooter from '@theme-original/DocItem/Footer';

export default function DocFooter(props) {
  return (
    <div data-belge-alti={props.tags.length}>
      <OriginalFooter {...props} />
    </div>
  );
}
