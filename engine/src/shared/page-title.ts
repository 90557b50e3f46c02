/** The whole `<title>`: a page's own title and the site's, or the site's alone. */
export function pageTitle(title: string | undefined, site: { title: string; titleDelimiter: string }): string {
  return title && title !== site.title ? `${title} ${site.titleDelimiter} ${site.title}` : site.title;
}
