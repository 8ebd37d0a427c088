import { cx } from '../../src/internal/cx.ts';
import { CONTROL_COLOR_PAIRS, MIN_CONTROL_CONTRAST, minTextContrast, TEXT_COLOR_PAIRS } from '../../src/theme/contrast-pairs.ts';
import { contrastRatio, parseOklch, toHexColor } from '../../src/theme/oklch.ts';
import { COLOR_NAMES, type ColorName } from '../../src/theme/theme-shape.ts';
import { contrastDark, contrastLight, dark, light } from '../../src/theme/themes.ts';
import { COLOR_NOTES } from '../../src/theme/token-notes.ts';
import { anorTheme } from '../brand-anor.ts';
import { DocsPage, DocsSection, TokenItem } from './page.tsx';
import * as css from './pages.css.ts';

const THEMES = { light, dark, contrastLight, contrastDark, anor: anorTheme };
const NAMES = {
  light: 'light',
  dark: 'dark',
  contrastLight: 'high contrast',
  contrastDark: 'high contrast, dark',
  anor: 'brand Anor',
};
const mediaQueryMatches = (query: string) => window.matchMedia(query).matches;

/** The theme that this toolbar choice shows on this device. */
function shownTheme(choice: string): keyof typeof THEMES {
  const night = mediaQueryMatches('(prefers-color-scheme: dark)');
  if (choice === 'anor') return 'anor';
  if (choice === 'contrast') return night ? 'contrastDark' : 'contrastLight';
  const isDark = choice === 'dark' || (choice === 'auto' && night);
  if (mediaQueryMatches('(prefers-contrast: more)')) return isDark ? 'contrastDark' : 'contrastLight';
  return isDark ? 'dark' : 'light';
}

export function ColorsPage({ choice }: { choice: string }) {
  const theme = shownTheme(choice);
  const { color } = THEMES[theme];
  const ratio = (front: ColorName, ground: ColorName) => contrastRatio(color[front], color[ground]).toFixed(1);
  return (
    <DocsPage
      title="Colour"
      lead={`Theme: ${NAMES[theme]}. The toolbar above chooses another. Colour has a meaning and never carries it alone: an icon or a word stands beside it.`}
    >
      <DocsSection title="All colours">
        <ul className={css.swatches}>
          {COLOR_NAMES.map((name) => (
            <TokenItem
              key={name}
              sample={<span className={cx(css.swatch, css.background[name])} />}
              name={name}
              value={`${toHexColor(parseOklch(color[name]))} · ${color[name]}`}
              note={COLOR_NOTES[name]}
            />
          ))}
        </ul>
      </DocsSection>
      <DocsSection title={`Text: contrast of at least ${minTextContrast(theme)}:1`}>
        <ul className={css.swatches}>
          {TEXT_COLOR_PAIRS.map(([front, ground]) => (
            <TokenItem
              key={`${front} ${ground}`}
              sample={<span className={cx(css.sample, css.background[ground], css.foreground[front])}>Аа 12 400</span>}
              name={`${front} on ${ground}`}
              value={`${ratio(front, ground)}:1`}
              note={COLOR_NOTES[front]}
            />
          ))}
        </ul>
      </DocsSection>
      <DocsSection title={`Borders and focus ring: at least ${MIN_CONTROL_CONTRAST}:1`}>
        <ul className={css.swatches}>
          {CONTROL_COLOR_PAIRS.map(([front, ground]) => (
            <TokenItem
              key={`${front} ${ground}`}
              sample={
                <span className={cx(css.sample, css.background[ground])}>
                  <span className={cx(css.dot, css.background[front])} />
                </span>
              }
              name={`${front} on ${ground}`}
              value={`${ratio(front, ground)}:1`}
              note={COLOR_NOTES[front]}
            />
          ))}
        </ul>
      </DocsSection>
    </DocsPage>
  );
}
