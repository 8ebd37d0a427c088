/** `order-tile` to `OrderTile`. */
export const pascalOf = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
/** `get-order` to `getOrder`. */
export const camelOf = (name: string): string => pascalOf(name).replace(/^./, (first) => first.toLowerCase());
/** Names are kebab-case words that start with a letter. */
export const isName = (text: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);
