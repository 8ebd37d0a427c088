import { type Language, toUzbekCyrillic } from '@muddat/i18n';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * What a story says in Russian, and the same in Uzbek (Latin, by hand): labels, names and texts that are not the kit's own.
 * Given to Storybook as `parameters: { words }`. What it does not list is shown as it stands, so what a designer types into the controls is.
 */
export type SampleWords = Readonly<Record<string, string>>;

/** Gives back what it got (a text, a list, an object, an element with all that is in it) in the language on the toolbar. */
export type Say = <T>(sample: T) => T;

const asItStands: Say = (sample) => sample;

/**
 * Uzbek in Cyrillic is made from the Latin, as on the site. What holds no listed words is given back itself, and one list gives one list,
 * so that nothing seems new at each render.
 */
export function sayIn(language: Language, words: SampleWords): Say {
  if (language === 'ru') return asItStands;
  const said = new WeakMap<object, unknown>();

  function text(sample: string): string {
    const russian = sample.trim();
    const uzbek = words[russian];
    if (uzbek === undefined) return sample;
    // Spaces at the ends belong to the sentence around: «Согласен с <a>офертой</a>».
    return sample.replace(russian, () => (language === 'uz-Cyrl' ? toUzbekCyrillic(uzbek) : uzbek));
  }
  function inside(sample: object): unknown {
    if (Array.isArray(sample)) return sayList(sample, say);
    if (isValidElement<Entries>(sample)) return sayElement(sample, say);
    return isEntries(sample) ? sayEntries(sample, say) : sample;
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

function sayList(list: readonly unknown[], say: Say): readonly unknown[] {
  const said = list.map((each) => say(each));
  return said.some((each, at) => each !== list[at]) ? said : list;
}

function sayEntries(entries: Entries, say: Say): Entries {
  const said = Object.entries(entries).map(([name, value]): [string, unknown] => [name, say(value)]);
  return said.some(([name, value]) => value !== entries[name]) ? Object.fromEntries(said) : entries;
}

function sayElement(element: ReactElement<Entries>, say: Say): ReactElement {
  const said = sayEntries(element.props, say);
  if (said === element.props) return element;
  const { children, ...props } = said;
  if (!Array.isArray(children)) return cloneElement(element, said);
  // Children written out one by one have no keys; handed over one by one they need none.
  const each: ReactNode[] = children;
  return cloneElement(element, props, ...each);
}
