/** A text in both languages. Uzbek is written in Latin letters. */
export type BilingualText = { readonly ru: string; readonly uz: string };

export const ruUz = (ru: string, uz: string): BilingualText => ({ ru, uz });
