import { closeTags } from '../shared/close-tags.ts';
import { deepFreeze } from './resolve.ts';
import type { SiteConfig } from './schema.ts';
import type { DropdownItem, NavbarItem } from './schema/navbar.ts';
import type { FooterColumn, FooterLinkConfig } from './schema/theme.ts';

/** Returns the translation of a key, otherwise the original text. */
export type Translate = (key: string, written: { message: string; description?: string }) => string;

export interface LocalizeOptions {
  locale: string;
  navbar: Translate;
  footer: Translate;
  /** Texts of the engine that the site overrides. */
  texts: Record<string, string>;
}

/** Makes the config of one language: its address, navbar, footer and texts. */
export function localizeConfig(config: SiteConfig, options: LocalizeOptions): SiteConfig {
  const { locale, navbar, footer } = options;
  const language = config.i18n.localeConfigs[locale];
  return deepFreeze({
    ...config,
    url: language?.url ?? config.url,
    baseUrl: language?.baseUrl ?? config.baseUrl,
    i18n: { ...config.i18n, currentLocale: locale, texts: options.texts },
    navbar: {
      ...config.navbar,
      title:
        config.navbar.title &&
        navbar('title', { message: config.navbar.title, description: 'The title in the navbar' }),
      ...(config.navbar.logo && { logo: translateLogo(config.navbar.logo, navbar) }),
      items: config.navbar.items.map((item) => translateItem(item, navbar)),
    },
    ...(config.footer && { footer: translateFooter(config.footer, footer) }),
  });
}

function translateLogo<Logo extends { alt?: string | undefined }>(logo: Logo, translate: Translate): Logo {
  if (!logo.alt) return logo;
  return { ...logo, alt: translate('logo.alt', { message: logo.alt, description: 'The alt text of the logo' }) };
}

function translateItem<Item extends NavbarItem | DropdownItem>(item: Item, translate: Translate): Item {
  const label = 'label' in item ? item.label : undefined;
  const items = 'items' in item ? item.items : undefined;
  const words = label && {
    label: translate(`item.label.${label}`, { message: label, description: `Navbar item with label ${label}` }),
  };
  return {
    ...item,
    ...words,
    ...(item.type === 'custom' && { fields: { ...item.fields, ...(words || undefined) } }),
    ...(items && { items: items.map((inner) => translateItem(inner, translate)) }),
  };
}

type Footer = NonNullable<SiteConfig['footer']>;

function translateFooter(footer: Footer, translate: Translate): Footer {
  const translateLink = (link: FooterLinkConfig): FooterLinkConfig =>
    link.label
      ? {
          ...link,
          label: translate(`link.item.label.${link.label}`, {
            message: link.label,
            description: `The label of footer link with label=${link.label} linking to ${link.to ?? link.href ?? ''}`,
          }),
        }
      : link;
  const translateColumn = (column: FooterColumn): FooterColumn => ({
    ...column,
    ...(column.title && {
      title: translate(`link.title.${column.title}`, {
        message: column.title,
        description: `The title of the footer links column with title=${column.title} in the footer`,
      }),
    }),
    items: column.items.map(translateLink),
  });
  return {
    ...footer,
    ...(footer.logo && { logo: translateLogo(footer.logo, translate) }),
    ...(footer.copyright && {
      copyright: closeTags(translate('copyright', { message: footer.copyright, description: 'The footer copyright' })),
    }),
    links: footer.links.map((link) =>
      'items' in link ? translateColumn(link) : translateLink(link),
    ) as Footer['links'],
  };
}
