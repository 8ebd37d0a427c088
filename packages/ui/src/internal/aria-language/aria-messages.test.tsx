import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import { createI18n } from '@muddat/i18n';
import { messages as ru } from '@muddat/i18n/catalogs/ui/ru.po';
import { messages as uz } from '@muddat/i18n/catalogs/ui/uz.po';
import { beforeEach, describe, expect, it } from 'vitest';
import { ARIA_LOCALE, setAriaCatalog } from './aria-messages.ts';

const i18n = { ru: createI18n('ru', ru), uz: createI18n('uz-Latn', uz) };

/** Formats a string like react-aria's own hook. */
function say(pack: string, key: string, args?: Record<string, string | number | boolean>): string {
  const dictionary = LocalizedStringDictionary.getGlobalDictionaryForPackage(pack);
  if (!dictionary) throw new Error(`no words for ${pack}`);
  return new LocalizedStringFormatter(ARIA_LOCALE, dictionary).format(key, args);
}

describe.each([
  ['ru', '5\u00a0000 вариантов', 'Закрыть', 'Город, 2 варианта, Нукус, выбрано'],
  ['uz', '5\u00a0000 ta variant', 'Yopish', 'Город, 2 ta variant, Нукус, tanlandi'],
] as const)('on a page in %s react-aria', (locale, count, dismiss, focus) => {
  beforeEach(() => setAriaCatalog(i18n[locale]));

  it('announces counts, hidden buttons and the focused option in that language', () => {
    expect(say('@react-aria/combobox', 'countAnnouncement', { optionCount: 5_000 })).toBe(count);
    expect(say('@react-aria/overlays', 'dismiss')).toBe(dismiss);
    const args = { isGroupChange: true, groupTitle: 'Город', groupCount: 2, optionText: 'Нукус', isSelected: true };
    expect(say('@react-aria/combobox', 'focusAnnouncement', args)).toBe(focus);
  });

  it.each([
    ['@react-aria/combobox', 'buttonLabel'],
    ['@react-aria/combobox', 'listboxLabel'],
    ['@react-aria/menu', 'longPressMessage'],
    ['react-aria-components', 'selectPlaceholder'],
    ['react-aria-components', 'dropzoneLabel'],
    ['react-aria-components', 'tableResizer'],
  ])('has a translation for %s, %s', (pack, key) => {
    const alphabet = locale === 'ru' ? /^[а-яёА-ЯЁA-Za-z ,]+$/ : /^[A-Za-zʻʼ ,]+$/;
    expect(say(pack, key)).toMatch(alphabet);
  });
});

it('packages of react-aria that we do not translate keep their own texts', () => {
  expect(LocalizedStringDictionary.getGlobalDictionaryForPackage('@react-aria/datepicker')).toBeNull();
});
