/** Stands between the name of an entry and its search words. */
export const NAME_AND_WORDS = ' — ';

/** The name of an entry without its search words, for the sidebar. */
export const shownName = ({ name }: { name: string }): string => name.split(NAME_AND_WORDS, 1)[0] ?? name;
