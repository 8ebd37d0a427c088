/** A phrase that a stranger has to read twice, and what to write instead. `inContext`: it is clear after another sentence, as in a list. */
type Pattern = { phrase: RegExp; advice: string; inContext?: boolean };

/** Each pattern was measured on 1 205 rated comments of this repository: more than half of the comments that it matches were unclear. */
const PATTERNS: readonly Pattern[] = [
  { phrase: /\bears?\b/i, advice: 'write "screen reader"' },
  { phrase: /\bso (?:many|long|few)\b/i, advice: 'name the number or the duration' },
  { phrase: /(?:^|[.] )Of (?!course|two|several)[a-z]+\b/, advice: 'begin with the thing itself, not with "Of"' },
  { phrase: /\b(?:told|tells?|telling)\b/i, advice: 'write notified, reported, set, passed or distinguished' },
  {
    phrase: /^(?:It|Its|They|Their|Those|Such|Then|That)\b(?! is (?:a|an|the)\b)/,
    advice: 'begin with the noun that the pronoun stands for',
    inContext: true,
  },
  {
    phrase: /\b(?:hangs? on|leads? on|goes? by|led)\b|\bgoes? (?:with|along|on)\b|\b(?:becomes?|became) of\b/i,
    advice: 'write depends on, continues, uses, or what happens',
  },
  {
    phrase: /\b[Ww]hoever\b|\b(?:for|to|of|by|since|so|if|when|where|and) who\b|(?:^|[.:;] )Who\b/,
    advice: 'name the actor: the customer, the caller, the browser',
  },
  {
    phrase: /\banother (?:than|one)\b|\b(?:is|are|was|were|be) (?:another|others)\b|\bothers now\b/i,
    advice: 'write different, or name which other one',
  },
];

/** A sentence that a pattern matches and that is clear all the same. */
export type AllowedSentence = { phrase: string; reason: string };

/**
 * Lists the unclear phrases of a text, one line per pattern. `hasContext`: the text follows other sentences, as a paragraph of a page does.
 */
export function findUnclearPhrases(text: string, allowed: readonly AllowedSentence[], hasContext = false): string[] {
  if (allowed.some(({ phrase }) => text.includes(phrase))) return [];
  return PATTERNS.filter(({ inContext }) => !(hasContext && inContext)).flatMap(({ phrase, advice }) => {
    const [match] = phrase.exec(text) ?? [];
    return match === undefined ? [] : [`"${match.trim()}": ${advice}`];
  });
}
