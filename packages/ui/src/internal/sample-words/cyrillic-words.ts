/** What of an element is read or heard beside its text. */
const SPOKEN = ['aria-label', 'aria-valuetext', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder'] as const;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Words with Cyrillic letters that are shown or read aloud within `root`, outside of what is marked as another language by `lang`. */
export function cyrillicWords(root: Element, language: string): readonly string[] {
  return [root, ...root.querySelectorAll('*')]
    .filter((element) => !element.matches('script, style') && (element.closest('[lang]')?.getAttribute('lang') ?? language) === language)
    .flatMap((element) => [...ownText(element), ...SPOKEN.map((name) => element.getAttribute(name) ?? ''), typedText(element)])
    .map((text) => text.trim())
    .filter((text) => CYRILLIC.test(text));
}

const ownText = (element: Element) =>
  [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : []));
const typedText = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
