import type { MarkdownLabels } from './options.ts';

const TURKISH: MarkdownLabels = {
  admonitions: { note: 'not', tip: 'ipucu', info: 'bilgi', warning: 'uyarı', danger: 'tehlike', caution: 'uyarı' },
  footnotes: 'Footnotes',
  footnoteBack: '{reference} numaralı göndermeye dön',
  directLink: '{heading} bağlantısı',
  copyCode: 'Kodu panoya kopyala',
  wrapCode: 'Satır kaydırmayı aç veya kapat',
  diagram: 'Çizim',
};

/** Words that the compiler puts into a page of this language; undefined: the English defaults. */
export function labelsFor(locale: string): MarkdownLabels | undefined {
  return locale === 'tr' || locale.startsWith('tr-') ? TURKISH : undefined;
}
