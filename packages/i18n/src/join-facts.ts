import { NO_BREAK_SPACE } from './format-number.ts';

/** Between short facts of one line. Bound to the words on both sides, so that no line begins or ends with the dot. */
export const FACT_SEPARATOR = `${NO_BREAK_SPACE}·${NO_BREAK_SPACE}`;

/** Short facts in one line, a dot between them: `14:05 · Uzcard •• 1234`. Empty and absent facts are left out. */
export const joinFacts = (facts: readonly (string | null | undefined)[]): string => facts.filter(Boolean).join(FACT_SEPARATOR);
