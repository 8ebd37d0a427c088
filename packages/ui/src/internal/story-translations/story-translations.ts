import { type Language, toUzbekCyrillic } from '@muddat/i18n';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * The sample texts of a story in Russian and in Uzbek (Latin, by hand): labels, names and texts that are not the kit's own. A story gives
 * them to Storybook as `parameters: { words }`. A text that is not listed stays as it is, for example one that a designer types into the
 * controls.
 */
export type StoryTranslations = Readonly<Record<string, string>>;

/** Translates a value (a text, a list, an object, an element with its children) to the toolbar's language. */
export type TranslateStory = <T>(sample: T) => T;

const identity: TranslateStory = (sample) => sample;

/**
 * Uzbek in Cyrillic is transliterated from the Latin, as on the site. A value that contains no listed text is returned unchanged, and the
 * same list always gives the same translated list. Otherwise React would see new values in each render.
 */
export function createStoryTranslator(language: Language, words: StoryTranslations): TranslateStory {
  if (language === 'ru') return identity;
  const said = new WeakMap<object, unknown>();

  function text(sample: string): string {
    const russian = sample.trim();
    const uzbek = words[russian];
    if (uzbek === undefined) return sample;
    // Spaces at the ends belong to the sentence around the text: «Согласен с <a>офертой</a>».
    return sample.replace(russian, () => (language === 'uz-Cyrl' ? toUzbekCyrillic(uzbek) : uzbek));
  }
  function inside(sample: object): unknown {
    if (Array.isArray(sample)) return translateList(sample, say);
    if (isValidElement<Entries>(sample)) return translateElement(sample, say);
    return isEntries(sample) ? translateEntries(sample, say) : sample;
  }
  function say<T>(sample: T): T;
  function say(sample: unknown): unknown {
    if (typeof sample === 'string') return text(sample);
    if (typeof sample !== 'object' || sample === null) return sample;
    if (said.has(sample)) return said.get(sample);
    said.set(sample, sample);
    said.set(sample, inside(sample));
    return said.get(sample);
  }
  return say;
}

type Entries = Record<string, unknown>;

const isEntries = (sample: object): sample is Entries => Object.getPrototypeOf(sample) === Object.prototype;

function translateList(list: readonly unknown[], say: TranslateStory): readonly unknown[] {
  const said = list.map((each) => say(each));
  return said.some((each, at) => each !== list[at]) ? said : list;
}

function translateEntries(entries: Entries, say: TranslateStory): Entries {
  const said = Object.entries(entries).map(([name, value]): [string, unknown] => [name, say(value)]);
  return said.some(([name, value]) => value !== entries[name]) ? Object.fromEntries(said) : entries;
}

function translateElement(element: ReactElement<Entries>, say: TranslateStory): ReactElement {
  const said = translateEntries(element.props, say);
  if (said === element.props) return element;
  const { children, ...props } = said;
  if (!Array.isArray(children)) return cloneElement(element, said);
  // Children that JSX lists one by one have no keys. As separate arguments they need none; an array would.
  const each: ReactNode[] = children;
  return cloneElement(element, props, ...each);
}
