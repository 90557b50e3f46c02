/** How a plugin makes the theme look. */
export interface Look {
  /** Stylesheet (absolute) that every page gets after the theme's own. */
  styles?: string;
  /**
   * Folder (absolute) of stylesheets for few pages: each is linked where a page has one of its classes. One with the name of a file in the
   * theme's own folder (theme/styles/extra) replaces it.
   */
  extraStyles?: string;
  /**
   * Layer of the styles for rules of the site's own that name elements alone (`code`, `article a`). In no layer, as the rest of the site's
   * styles, they would win over the look's rules by class.
   */
  elementLayer?: string;
  /**
   * Selectors by classes that the site's own styles may use for states and for elements without a name of their own: rules for the class mean
   * what the selector finds, too. A key may be a selector itself, such as `.bar a`, or `bar *` for rules of what is in a `bar`.
   */
  selectors?: Readonly<Record<string, string>>;
  /**
   * Rules under a `@media` alone come after all others in the stylesheet that is built, whatever their place among those of the site, and before
   * each other by the widths that they ask for: so Docusaurus has them, and its sites are seen that way. Not in `dev`.
   */
  mediaLast?: boolean;
  /**
   * Further classes for elements, by one that they have: styles and scripts of a site may know them by other names. `menu link`: those of a
   * `link` in a list with the class `menu`. `page-` and a kind of page: classes of `<html>` there, in which `{instance}`, `{version}` and `{id}`
   * stand for those of the page.
   */
  classNames?: Readonly<Record<string, string>>;
}
