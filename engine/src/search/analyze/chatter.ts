/**
 * Words of conversation, folded: what people write around what they look for. They are looked for too, but a section that lacks them loses
 * nothing. Words that folding makes equal to a meaningful one are missing.
 */
const WORDS: ReadonlySet<string> = new Set(
  // Pronouns, questions, particles, adverbs and small talk.
  (
    'ben beni bana benim sen seni sana biz bizi bize bizim siz size sizin onlar onlari bunu buna bunun bunlar boyle oyle kendi kendisi hic hicbir ' +
    'bazi butun tum hepsi herkes baska sadece artik hala hemen simdi sonra once zaman kadar uzere ragmen gore sey seyi seyler niye nicin neye neyi neyin neler nerde nerden nereden ' +
    'nereye hangisi kimin kime kacta mudur midir miyim miyiz musun misin acaba yani iste hani lutfen merhaba selam tesekkurler abi adam galiba ' +
    'sanirim belki yine hem ya fakat ancak cunku eger zaten bile degil lazim tane falan biraz aslinda bazen ' +
    'i me my we our you your he she it its they them their this that these those there here in on at by from as an are was were be been do does ' +
    'did can could should would will not if then than so too very just only also when where why which who please need want have has had'
  ).split(' '),
);
/** Verbs that help others or ask: to be, to do, to want, to say, to use, to look, to find, to need. */
const VERB =
  /^(?:ol|et|ed|yap|iste|ist(?=iyor)|di|de|kullan|bak|bul|gerek)(?:[ae]?m?[iu]?yor|m[ae]li|me[kz]|ma[kz]|d[iu]|t[iu]|m[iu]s|s[ae]|ecek|acak|[ae]bil[a-z]*|[ae]y[iu]m|mek)[a-z]{0,5}$/;

/** The same as people ask for a way: `nasıl yapılır`, `nereye bakılır`. */
const ASKED = /^(?:ol|ed|yap|kullan|bak|bul|gerek)(?:[iu][ln])?[aeiu]r[a-z]{0,3}$/;

export const isChatter = (word: string): boolean => WORDS.has(word) || VERB.test(word) || ASKED.test(word);

/** Endings that only verbs have, of forms that people write in queries. */
const VERBAL =
  /(?:m[ae]k|[iu]yor[a-z]{0,4}|[ae]c[ae][kg][a-z]{0,4}|m[iu]s(?:t[iu]r)?|[ae]bil[a-z]{1,5}|m[ae]l[iu][a-z]{0,4}|[iu][ln][iu]r|m[ae]d[iu][a-z]{0,3}|[aeiu]r[iu][mz])$/;

export const isVerb = (word: string): boolean => VERBAL.test(word);
