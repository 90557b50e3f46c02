import { Authors } from './authors.tsx';
import { PostInfo } from './post-info.tsx';
import { PostTitle } from './post-title.tsx';

/** Title, date, reading time and authors of a post. */
export function PostHeader() {
  return (
    <header className="post-header">
      <PostTitle />
      <PostInfo />
      <Authors />
    </header>
  );
}
