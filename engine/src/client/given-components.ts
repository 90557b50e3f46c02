import { createContext, useContext } from 'react';

type Components = Readonly<Record<string, unknown>>;

/** Components that a provider gives, by name, to the Markdown which components inside it draw. */
export const GivenComponents = createContext<Components | undefined>(undefined);

/** The props of such Markdown: what draws it comes before what stands around it. */
export function useGivenProps<Props extends { components?: Components }>(props: Props): Props {
  const given = useContext(GivenComponents);
  return given ? { ...props, components: { ...given, ...props.components } } : props;
}
