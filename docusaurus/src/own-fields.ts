/** Fields of a Docusaurus config that only components read. They travel in `customFields`, under this key. */
export const OWN_FIELDS = 'yaprak-docusaurus';

export interface OwnFields {
  organizationName?: string;
  projectName?: string;
  themeConfig?: Record<string, unknown>;
  /** Those that the site's own code reads besides. */
  others?: Record<string, unknown>;
}
