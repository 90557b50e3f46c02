/** How many titles say what is in a category. */
const SHOWN = 4;

/** The first titles of a category, for its card: `Listele · Getir · İptal`. Undefined without any. */
export function listTitles(titles: readonly string[]): string | undefined {
  const shown = titles.slice(0, SHOWN).join(' · ');
  return titles.length > SHOWN ? `${shown} …` : shown || undefined;
}
