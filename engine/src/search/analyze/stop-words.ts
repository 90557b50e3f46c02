/**
 * Words that say little by themselves, folded. They are indexed; a query leaves them out when it has others. What folding makes equal
 * to a word of substance is not here: `şu` is `su`, water, and English `is` is `iş`, work.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    've veya ile bir bu da de ki mi mu icin gibi kadar daha cok en her hem ise ama fakat ancak cunku diye olan olarak var yok ne nasil ' +
    'nedir neden nerede hangi kim kimdir kac midir mudur the a of to and or for with how what are this that from by'
  ).split(' '),
);
