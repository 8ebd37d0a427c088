/** Digits of an amount as a screen shows it: `1 250 000 сум` is 1250000. */
export const amountFromText = (text: string): number => Number(text.replace(/\D/g, ''));
