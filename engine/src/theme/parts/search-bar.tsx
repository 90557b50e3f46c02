'use client';

export const hydrate = 'intent';

export function SearchBar(props: { baseUrl: string; pageUrl: string; docs: Record<string, string[]>; here?: {instance: string; version: string}; highlight?: boolean; events?: { script: string; global: string } }) {
  return <form role="search" action={props.pageUrl} />;
}
