import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';

export const BANKS = [
  { value: 'ipoteka', label: 'Ипотека-банк' },
  { value: 'hamkor', label: 'Хамкорбанк' },
  { value: 'kapital', label: 'Капиталбанк' },
  { value: 'asaka', label: 'Асака' },
  { value: 'anor', label: 'Анор' },
];

export const BANK_TRANSLATIONS: StoryTranslations = {
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
export const readLastAnnouncement = (): string =>
  document.querySelector('[data-live-announcer] [aria-live=assertive]')?.lastElementChild?.textContent ?? '';
