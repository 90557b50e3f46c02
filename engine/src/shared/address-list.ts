/** The file that the 404 page looks for nearby pages in. One for each language, below its base URL. */
export const ADDRESS_FILE = 'page-addresses.json';

export interface AddressList {
  /** Base URL of the language. */
  base: string;
  /** Address (decoded, with the base URL) and title of every page that readers may know of, by address. */
  pages: readonly (readonly [url: string, title: string])[];
  /** Where docs versions begin that are not the last one. */
  versions: readonly string[];
}
