import { createContext, useContext, type ReactNode } from 'react';

type Components = Readonly<Record<string, unknown>>;
type Added = Components | ((outer: Components) => Components) | null | undefined;

const Around = createContext<Components | undefined>(undefined);

/** The two names of `@mdx-js/react`. Pages have no provider around them: the components of the site are known without one. */
export function createMdxReact(ofSite: () => Components) {
  function useMDXComponents(added?: Added): Components {
    return merge(useContext(Around) ?? ofSite(), added);
  }
  function MDXProvider(props: { components?: Added; children?: ReactNode; disableParentContext?: boolean }): ReactNode {
    const { components, children, disableParentContext } = props;
    const outer = useMDXComponents();
    return <Around value={merge(disableParentContext ? {} : outer, components)}>{children}</Around>;
  }
  return { useMDXComponents, MDXProvider };
}

function merge(outer: Components, added: Added): Components {
  return typeof added === 'function' ? added(outer) : { ...outer, ...added };
}
