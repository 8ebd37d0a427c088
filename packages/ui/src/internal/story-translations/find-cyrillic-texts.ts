/** Attributes that are read out or visible in addition to the text of an element. */
const TEXT_ATTRIBUTES = [
  'aria-label',
  'aria-valuetext',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
] as const;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/**
 * Texts with Cyrillic letters within `root`, shown or hidden: of elements, of attributes and of fields. Elements whose `lang` is a
 * different language are skipped.
 */
export function findCyrillicTexts(root: Element, language: string): readonly string[] {
  return [root, ...root.querySelectorAll('*')]
    .filter((element) => !element.matches('script, style') && (element.closest('[lang]')?.getAttribute('lang') ?? language) === language)
    .flatMap((element) => [...ownText(element), ...TEXT_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''), typedText(element)])
    .map((text) => text.trim())
    .filter((text) => CYRILLIC.test(text));
}

const ownText = (element: Element) =>
  [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : []));
const typedText = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
