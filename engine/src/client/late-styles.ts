import href from '../theme/styles/late.css?url';

/** Once per visit: navigation leaves the link in place. */
export function loadLateStyles(): void {
  if (document.head.querySelector('link[data-late]')) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.dataset.late = '';
  document.head.append(link);
}
