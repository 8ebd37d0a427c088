import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cutFont } from './cut-fonts.ts';
import { FONT_FILES } from './font-letters.ts';

// `pnpm fonts`: cuts the kit's font files. A test fails if they differ from what `font-letters.ts` says.
for (const [name, file] of Object.entries(FONT_FILES)) {
  writeFileSync(fileURLToPath(new URL(`onest-${name}.woff2`, import.meta.url)), await cutFont(file));
}
