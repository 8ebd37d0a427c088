/** A name's first letter. oʻ and gʻ are single letters in Uzbek. */
const LETTER = /^(?:[OoGg]\u02bb|\p{L})/u;

/** The letter under which a name is listed, in capitals; '#' for a name that does not begin with a letter. */
export const initialOf = (name: string): string => LETTER.exec(name)?.[0].toUpperCase() ?? '#';
