import late from '../theme/styles/late.css?url';

/** Links a stylesheet, unless the page has it. Settles when it applies, or cannot be loaded: a page without it can still be read. */
export function linkStylesheet(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  if ([...document.styleSheets].some((sheet) => sheet.href === link.href)) return Promise.resolve();
  link.dataset.extra = '';
  document.head.append(link);
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve);
  });
}

/** Once per visit: navigation leaves the link in place. */
export function loadLateStyles(): void {
  void linkStylesheet(late);
}
