import { useContext, type ComponentType } from 'react';
import BlogAuthor from '@theme/Blog/Components/Author';
import PostAuthor from '@theme/BlogPostItem/Header/Author';
import BlogAuthorSocials from '@theme/Blog/Components/Author/Socials';
import type { Author } from '../../shared/model.ts';
import { PostContext } from '../../client/page-context.ts';
import { joinClasses } from '../join-classes.ts';
import { SmartLink } from '../smart-link.tsx';
import { useText } from '../use-text.ts';

/** Names of networks that are not their key with a capital first letter. */
const NETWORKS: Record<string, string> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  youtube: 'YouTube',
  x: 'X',
};

/** The authors of the post without `authors`. */
export function Authors({ authors: given }: { authors?: readonly Author[] }) {
  const own = useContext(PostContext)?.post.authors;
  const authors = given ?? own ?? [];
  if (authors.length === 0) return null;
  return (
    <div className="authors">
      {authors.map((author, index) => (
        <PostAuthor key={author.key ?? index} author={author} />
      ))}
    </div>
  );
}

/** By its own name, so that a site can replace it here alone. */
export function AuthorOfPost(props: { author: Author; className?: string }) {
  return <BlogAuthor {...props} />;
}

/** `as` is the heading level of the name on author pages; in a post's header it is plain text. */
export function AuthorCard({
  author,
  as: Name = 'span',
  count,
  className,
}: {
  author: Author;
  as?: 'span' | 'h1' | 'h2';
  count?: number;
  className?: string;
}) {
  const t = useText();
  const { name, title, imageURL, description } = author;
  const href = author.page?.permalink ?? author.url ?? (author.email && `mailto:${author.email}`);
  const isFull = Name !== 'span';
  return (
    <div className={joinClasses(isFull ? 'author author-full' : 'author', className)}>
      {imageURL && <Picture src={imageURL} name={name} href={href} size={isFull ? 64 : 40} />}
      <div>
        {name && <Name className="author-name">{href ? <SmartLink href={href}>{name}</SmartLink> : name}</Name>}
        {count !== undefined && <span className="author-count">{t('blog.count', { count })}</span>}
        {title && <div className="author-title">{title}</div>}
        {isFull && description && <p>{description}</p>}
        <BlogAuthorSocials author={author} />
      </div>
    </div>
  );
}

export interface AuthorSocialsProps {
  author: Author;
  className?: string;
}

export function AuthorSocials(props: AuthorSocialsProps) {
  return <SocialList {...props} />;
}

interface SocialListProps extends AuthorSocialsProps {
  /** The icon of a network, in place of its name. */
  findIcon?: (network: string) => ComponentType | undefined;
}

export function SocialList({ author, className, findIcon }: SocialListProps) {
  const networks = Object.entries(author.socials ?? {});
  if (networks.length === 0) return null;
  return (
    <ul className={joinClasses('author-socials', className)}>
      {networks.map(([network, url]) => (
        <li key={network}>
          <SocialLink url={url} name={nameOf(network)} Icon={findIcon?.(network)} />
        </li>
      ))}
    </ul>
  );
}

function nameOf(network: string): string {
  return NETWORKS[network] ?? network.charAt(0).toUpperCase() + network.slice(1);
}

function SocialLink({ url, name, Icon }: { url: string; name: string; Icon?: ComponentType }) {
  if (!Icon) return <SmartLink href={url}>{name}</SmartLink>;
  return (
    <SmartLink href={url} title={name} aria-label={name}>
      <span className="picture" aria-hidden="true">
        <Icon />
      </span>
    </SmartLink>
  );
}

function Picture({ src, name, href, size }: { src: string; name?: string; href?: string; size: number }) {
  const image = <img className="author-image" src={src} alt={name ?? ''} width={size} height={size} loading="lazy" />;
  return href ? <SmartLink href={href}>{image}</SmartLink> : image;
}
