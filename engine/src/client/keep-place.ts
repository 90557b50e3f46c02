/** Changes the rows of a sidebar so that the row that the change answers with stands where `row` stood, whatever came or went above it. */
export function keepPlace(
  sidebar: HTMLElement,
  row: Element | null | undefined,
  change: () => Element | null | undefined,
): void {
  const before = row?.getBoundingClientRect().top;
  const after = change()?.getBoundingClientRect().top;
  if (before !== undefined && after !== undefined && after !== before) sidebar.scrollTop += after - before;
}
