/** What the head of a doc's page says is written elsewhere: a place for what a site adds to it. */
export function DocMetadata() {
  return null;
}
