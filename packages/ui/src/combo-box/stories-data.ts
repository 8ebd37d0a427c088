import type { SampleWords } from '../internal/sample-words/sample-words.ts';

export const banks = [
  { value: 'ipoteka', label: 'Ипотека-банк' },
  { value: 'hamkor', label: 'Хамкорбанк' },
  { value: 'kapital', label: 'Капиталбанк' },
  { value: 'asaka', label: 'Асака' },
  { value: 'anor', label: 'Анор' },
];

export const bankWords: SampleWords = {
  'Ипотека-банк': 'Ipoteka-bank',
  Хамкорбанк: 'Hamkorbank',
  Капиталбанк: 'Kapitalbank',
  Асака: 'Asaka',
  Анор: 'Anor',
};

const NAMES = ['Bogʻishamol', 'Amir Temur', 'Mirzo Ulugʻbek', 'Navoiy', 'Oʻzbekiston ovozi'];
export const STREETS = Array.from({ length: 5_000 }, (_, at) => ({
  value: String(at),
  label: `${NAMES[(at + 1) % NAMES.length]} koʻchasi, ${at}-uy`,
}));

/** The last text that react-aria put into its live region. */
export const announced = (): string =>
  document.querySelector('[data-live-announcer] [aria-live=assertive]')?.lastElementChild?.textContent ?? '';
