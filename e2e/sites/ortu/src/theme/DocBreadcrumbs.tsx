import { useState } from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';

/** The original stays with the server, though the part around it is an island. */
export default function BreadcrumbsWithButton(props: object) {
  const [count, setCount] = useState(0);
  return (
    <div data-kirinti>
      <DocBreadcrumbs {...props} />
      <button onClick={() => setCount(count + 1)}>Kopyala {count}</button>
    </div>
  );
}
