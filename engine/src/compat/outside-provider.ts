/** For a hook that has nothing to answer with where it is used. `where` ends the sentence: "only on docs pages". */
export function outsideProvider(hook: string, where: string): Error {
  const error = new Error(`The hook ${hook} was used outside its provider: it works ${where}.`);
  error.name = 'ReactContextError';
  return error;
}
