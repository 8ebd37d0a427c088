import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';

/** Addresses to preload in the document's head: `<link rel="preload" as="font" type="font/woff2" crossorigin href>`. Russian needs both, Uzbek the Latin one. */
export const fontFiles = { latin, cyrillic } as const;
