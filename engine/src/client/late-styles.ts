import href from '../theme/styles/late.css?url';

/** Once for a visit: a swap of the page leaves it where it is. */
export function loadLateStyles(): void {
  if (document.head.querySelector('link[data-late]')) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.dataset.late = '';
  document.head.append(link);
}
