import type { Range } from './search-answer.ts';

/** A text with the words that were looked for marked. */
export function Marked({ text, marks }: { text: string; marks: readonly Range[] }) {
  const pieces = [];
  let at = 0;
  for (const { start, end } of marks) {
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}
