/** The one table of contents of a page serves narrow windows too, and stands outside the layout of a doc: here is nothing to draw. */
export default function TocDrawnElsewhere() {
  return null;
}
