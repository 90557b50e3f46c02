/**
 * Icons that a site may replace, by the class of the element that shows them. The theme draws its own with a style sheet. Several are for the
 * states of the element: copied, or the colours that the reader chose.
 */
export const ICON_PARTS: Readonly<Record<string, readonly string[]>> = {
  'icon-menu': ['Icon/Menu'],
  'icon-close': ['Icon/Close'],
  'icon-home': ['Icon/Home'],
  'icon-edit': ['Icon/Edit'],
  'icon-language': ['Icon/Language'],
  'icon-collapse': ['Icon/Arrow'],
  'icon-copy': ['Icon/Copy', 'Icon/Success'],
  'icon-wrap': ['Icon/WordWrap'],
  'color-mode': ['Icon/LightMode', 'Icon/DarkMode', 'Icon/SystemColorMode'],
  /** Links to other hosts. */
  outside: ['Icon/ExternalLink'],
};

/** Whether the theme shows an icon in place of which a site may have its own. */
export function isIconPart(name: string): boolean {
  return Object.values(ICON_PARTS).flat().includes(name);
}
