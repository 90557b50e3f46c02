import { createSearcher } from '../../search/create-searcher.ts';
import type { Match, SearchResult } from '../../search/model.ts';
import { describeMatch, explainResults } from '../../search/query/explain-results.ts';
import { draw } from './draw.ts';
import { createIndexLoader } from './load-index.ts';

/** Shows why results stand where they stand. It is loaded with the key for it, and searches once more: the worker knows nothing of it. */
export interface Explanation {
  /** Adds the reasons to the options of a panel. */
  show(panel: Element, query: { input: string; tags: readonly string[] }): Promise<void>;
}

export function createExplanation({ baseUrl }: { baseUrl: string }): Explanation {
  const searcher = createSearcher({ load: createIndexLoader(baseUrl) });
  return {
    async show(panel, { input, tags }) {
      const { results, related = [] } = await searcher.search(input, { tags, explain: explainResults });
      const byRoute = new Map([...results, ...related].map((result) => [result.document.sectionRoute, result]));
      for (const option of panel.querySelectorAll('a.search-option')) {
        const result = byRoute.get(option.getAttribute('href') ?? '');
        if (result && !option.querySelector('.search-why')) option.append(...draw(Reasons(result)));
      }
    },
  };
}

function Reasons({ why, matches = [] }: Pick<SearchResult, 'why'> & { matches?: readonly Match[] }) {
  return (
    <span className="search-why">
      {why}
      {matches.map((match) => (
        <span key={`${match.word} ${match.term}`}>{describeMatch(match)}</span>
      ))}
    </span>
  );
}
