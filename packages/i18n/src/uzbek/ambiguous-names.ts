/** Names of services that are Uzbek words too: a term, easy, the first letter, grapes, an orange. */
export const AMBIGUOUS_NAMES: readonly string[] = ['Muddat', 'Oson', 'Alif', 'Uzum', 'Apelsin'];

/** The text before a word that begins a sentence: its capital letter does not mark a name. */
const SENTENCE_BEGINS = /(?:^|[.!?…\n])[\s«“"(•]*$/;
const OTHER_SERVICE = ['Payme', 'Click', 'Paynet', ...AMBIGUOUS_NAMES].join('|');
/**
 * Text that follows the name of a service, but not the common word: nothing, since a name alone is a label; a closing quotation mark;
 * a dash before an explanation; a noun for something that a service has; the name of another service.
 */
const OF_A_SERVICE = new RegExp(
  `^(?:\\s*$|[»”"]|\\s—\\s\\D|\\s(?:aksiya|balans|[Bb]ank|bilan|boʻyicha\\sqidiruv|doʻkon|haqida|ilova|javob|kabinet|mahsulot|nomi|operator|orqali|raqamlarda|savdo|sayt|toʻlovlar|xodim|yangilik)|,?\\s(?:va\\s|yoki\\s)?(?:${OTHER_SERVICE})\\b)`,
);

/** Whether a capitalised word is a name here: inside a sentence it is; at the start only if the next words fit a service. */
export const isMeantAsName = (before: string, after: string): boolean => !SENTENCE_BEGINS.test(before) || OF_A_SERVICE.test(after);
