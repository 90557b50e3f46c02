import { Children, isValidElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { CodeBlockProps } from './code-block.tsx';
import type { HeadingProps } from './heading.tsx';

/** A site's own CodeBlock for the fences of Markdown, which come as `<pre><code>`. */
export function toPre(CodeBlock: ComponentType<CodeBlockProps>) {
  return function Pre({ children }: { children?: ReactNode }) {
    const code = Children.toArray(children).find((child): child is ReactElement<CodeBlockProps> =>
      isValidElement(child),
    );
    return code ? <CodeBlock {...code.props} /> : <CodeBlock>{children}</CodeBlock>;
  };
}

/** A site's own Heading for those of Markdown. The link to itself is the component's to draw. */
export function toHeading(Heading: ComponentType<HeadingProps>, as: HeadingProps['as']) {
  return function MarkdownHeading({ children, ...rest }: { children?: ReactNode }) {
    const own = Children.toArray(children).filter((child) => !isHashLink(child));
    return (
      <Heading as={as} {...rest}>
        {own}
      </Heading>
    );
  };
}

function isHashLink(child: ReactNode): boolean {
  return isValidElement<{ className?: string }>(child) && child.props.className === 'hash-link';
}
