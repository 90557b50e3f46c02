import { useContext, type ReactNode } from 'react';
import { GivenComponents } from 'yaprak/client';

type Components = Readonly<Record<string, unknown>>;
type Added = Components | ((outer: Components) => Components) | null | undefined;

/** The two names of `@mdx-js/react`. Pages have no provider around them: the components of the site are known without one. */
export function createMdxReact(ofSite: () => Components) {
  function useMDXComponents(added?: Added): Components {
    return merge(useContext(GivenComponents) ?? ofSite(), added);
  }
  function MDXProvider(props: { components?: Added; children?: ReactNode; disableParentContext?: boolean }): ReactNode {
    const { components, children, disableParentContext } = props;
    const outer = useMDXComponents();
    const value = merge(disableParentContext ? {} : outer, components);
    return <GivenComponents value={value}>{children}</GivenComponents>;
  }
  return { useMDXComponents, MDXProvider };
}

function merge(outer: Components, added: Added): Components {
  return typeof added === 'function' ? added(outer) : { ...outer, ...added };
}
