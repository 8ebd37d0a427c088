/** Characters of a review or a question, by the contract. */
export const MAX_TEXT_LENGTH = 2_000;
