/** Names of services that are Uzbek words too: a term, easy, the first letter, grapes, an orange. */
export const NAMES_LIKE_WORDS: readonly string[] = ['Muddat', 'Oson', 'Alif', 'Uzum', 'Apelsin'];

/** The text before a word that begins a sentence: its capital letter does not mark a name. */
const SENTENCE_BEGINS = /(?:^|[.!?…\n])[\s«“"(•]*$/;
const OTHER_SERVICE = ['Payme', 'Click', 'Paynet', ...NAMES_LIKE_WORDS].join('|');
/**
 * What is said after a service and not after a term: nothing, for a lone name is a label; a closing quotation mark; a dash that tells
 * what it is; a thing that a service has; another service.
 */
const OF_A_SERVICE = new RegExp(
  `^(?:\\s*$|[»”"]|\\s—\\s\\D|\\s(?:aksiya|balans|[Bb]ank|bilan|doʻkon|haqida|ilova|javob|kabinet|nomi|orqali|raqamlarda|savdo|sayt|toʻlovlar|xodim|yangilik)|,?\\s(?:va\\s|yoki\\s)?(?:${OTHER_SERVICE})\\b)`,
);

/** Whether a capitalised word is a name here: inside a sentence it is; at the start only if the next words fit a service. */
export const isMeantAsName = (before: string, after: string): boolean => !SENTENCE_BEGINS.test(before) || OF_A_SERVICE.test(after);
