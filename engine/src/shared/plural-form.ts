const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Picks from `one|other`, or as many forms as the language has, by a count. Forms that are missing are said as the last one. */
export function pluralForm(forms: string, { lang, count }: { lang: string; count: number }): string {
  const given = forms.split('|');
  if (given.length === 1) return forms;
  const rules = new Intl.PluralRules(lang);
  const known: readonly string[] = rules.resolvedOptions().pluralCategories;
  const at = ORDER.filter((form) => known.includes(form)).indexOf(rules.select(count));
  return given[Math.min(at, given.length - 1)] ?? forms;
}
