import type { Hit } from './search-answer.ts';
import { Marked } from './search-marked.tsx';

/** What is shown of a found section. */
export function SearchHit({ hit }: { hit: Hit }) {
  const { document, snippet, titleMarks } = hit;
  const isSection = document.sectionRoute.includes('#');
  return (
    <span className={isSection ? 'search-hit search-hit-section' : 'search-hit'}>
      <span className="search-hit-title">
        <Marked text={document.sectionTitle || document.pageTitle} marks={titleMarks} />
      </span>
      {snippet && snippet.text !== '' && (
        <span className="search-hit-text">
          <Marked text={snippet.text} marks={snippet.highlights} />
        </span>
      )}
    </span>
  );
}
