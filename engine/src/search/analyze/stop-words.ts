/**
 * Words that say little by themselves, folded. They are indexed; a query leaves them out when it has others. What folding makes equal
 * to a word of substance is not here: `şu` is `su`, water, and English `is` is `iş`, work.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    've veya ile bir bu da de ki mi mu icin gibi daha cok en her ise ama olan olarak var yok ne nasil nedir neden nerede hangi kim kac ' +
    'the a of to and or for with how what'
  ).split(' '),
);
