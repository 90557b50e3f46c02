import { usePost } from '../context.ts';
import { PageFooter } from './page-footer.tsx';
import { ReadMoreLink } from './read-more-link.tsx';
import { Tags } from './tags.tsx';

/** Below a post: all that is below other pages too, or in lists its tags and where to read on. */
export function PostFooter() {
  const { post, isPage } = usePost();
  if (isPage)
    return (
      <PageFooter tags={post.tags} editUrl={post.editUrl} lastUpdate={post.lastUpdate} frontMatter={post.frontMatter} />
    );
  if (post.tags.length === 0 && !post.hasTruncateMarker) return null;
  return (
    <footer className="post-footer">
      <Tags tags={post.tags} />
      {post.hasTruncateMarker && <ReadMoreLink blogPostTitle={post.title} to={post.permalink} />}
    </footer>
  );
}
