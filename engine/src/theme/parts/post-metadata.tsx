/** The same for a blog post. */
export function PostMetadata() {
  return null;
}
