import cyrillicExt from '@fontsource-variable/onest/files/onest-cyrillic-ext-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import type { Language } from '@muddat/i18n';

const FILES: Readonly<Record<Language, readonly string[]>> = {
  ru: [cyrillic, latin],
  uz: [latin],
  // қ, ғ and ҳ stand in a file of their own.
  'uz-Cyrl': [cyrillic, cyrillicExt, latin],
};

/** Addresses to preload in the document's head for a language: `<link rel="preload" as="font" type="font/woff2" crossorigin href>`. */
export const fontFilesOf = (language: Language): readonly string[] => FILES[language];
