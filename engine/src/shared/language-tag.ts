/** Whether a text is a language tag (BCP 47), such as `tr` or `en-GB`. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
