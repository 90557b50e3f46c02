'use client';
import { useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

export const hydrate = 'intent';

const HELLO = translate({ id: 'greeter.hello', message: 'Say hello' });

export default function Greeter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <div data-greeter>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count === 0
          ? HELLO
          : translate({ id: 'greeter.said', message: 'Hello {name}, said {count} times' }, { name, count })}
      </button>
      <p>
        <Translate id="greeter.note" description="Below the button">
          This part wakes up when it is reached for.
        </Translate>
      </p>
      <a href={useBaseUrl('docs/intro')}>
        <Translate>Read on</Translate>
      </a>
    </div>
  );
}
