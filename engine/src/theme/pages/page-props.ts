import type { PageData } from '../../shared/model.ts';
import type { Article } from '../context.ts';

/** What the page component of one kind receives. */
export interface PageProps<K extends PageData['kind']> {
  page: Extract<PageData, { kind: K }>;
  articles: Article[];
}
