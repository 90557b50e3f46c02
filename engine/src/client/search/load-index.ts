/** Fetches files of an index. `baseUrl` is absolute. */
export function createIndexLoader(baseUrl: string): (name: string) => Promise<unknown> {
  return async (name) => {
    const response = await fetch(baseUrl + name);
    if (!response.ok) throw new Error(`${name}: HTTP status ${response.status}.`);
    return response.json();
  };
}
