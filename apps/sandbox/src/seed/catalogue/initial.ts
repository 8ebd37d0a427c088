/** oʻ and gʻ are letters of their own in Uzbek. */
const LETTER = /^(?:[OoGg]\u02bb|\p{L})/u;

/** The letter that a name is filed under, in capitals; '#' for a name that begins with no letter. */
export const initialOf = (name: string): string => LETTER.exec(name)?.[0].toUpperCase() ?? '#';
