/** The longest text of a review or a question, in characters, by the contract. */
export const MAX_REVIEW_TEXT_LENGTH = 2_000;
