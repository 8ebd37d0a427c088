/** A text in both languages. Uzbek is written in Latin letters. */
export type Text = { readonly ru: string; readonly uz: string };

export const text = (ru: string, uz: string): Text => ({ ru, uz });
