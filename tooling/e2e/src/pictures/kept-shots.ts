import { LANGS, THEMES, WIDTHS } from './options.ts';
import type { Shot } from './report.ts';
import type { Journey } from './screen.ts';

/** The pictures among a folder's files, in the order of the journeys: those of earlier runs stay beside the ones just drawn. */
export function keptShots(files: readonly string[], journeys: readonly Journey[]): Shot[] {
  const known = new Set(files);
  return journeys
    .flatMap(({ group, screens }) =>
      screens.flatMap(({ name: screen }) =>
        LANGS.flatMap((lang) =>
          THEMES.flatMap((theme) =>
            WIDTHS.map((width) => ({ group, screen, lang, theme, width, file: `${screen}.${width}.${lang}.${theme}.png` })),
          ),
        ),
      ),
    )
    .filter(({ file }) => known.has(file));
}
