/** A form's value as a text field shows it. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A form's value as a list shows it: an empty text is no choice. */
export const asChoice = (value: unknown): string | null => asText(value) || null;
