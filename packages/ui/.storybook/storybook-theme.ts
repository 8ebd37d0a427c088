import { create } from 'storybook/theming';
import { starPath } from '../src/girih/girih-path.ts';
import { toCssColor } from '../src/theme/oklch.ts';
import { dark, light } from '../src/theme/themes.ts';

type Palette = typeof light;

const star = starPath(8, 19, 0, 1, 20, 20);

/** Storybook around the stories and its docs pages, in the colours of a theme of the kit. */
function storybookTheme(base: 'light' | 'dark', { color, font, radius }: Palette) {
  // Storybook calculates further shades from these colours and does not read `oklch()`.
  const hex = (name: keyof Palette['color']) => toCssColor(color[name]);
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 40" width="150" height="40">
  <path d="${star}" fill="none" stroke="${hex('primary')}" stroke-width="3" stroke-linejoin="round"/>
  <circle cx="20" cy="20" r="4" fill="${hex('saffron')}"/>
  <text x="50" y="28" font-family="system-ui, sans-serif" font-size="23" font-weight="700" fill="${hex('ink')}">Muddat</text>
</svg>`;
  return create({
    base,
    brandTitle: 'Muddat',
    brandImage: `data:image/svg+xml,${encodeURIComponent(logo)}`,
    colorPrimary: hex('primary'),
    // Storybook darkens it behind the white name of the chosen page. The dark theme's `primary` would be too light there.
    colorSecondary: hex(base === 'dark' ? 'tile' : 'primary'),
    appBg: hex('sunk'),
    appContentBg: hex('surface'),
    appPreviewBg: hex('surface'),
    appHoverBg: hex('primarySoft'),
    appBorderColor: hex('line'),
    appBorderRadius: Number.parseInt(radius.control, 10),
    inputBg: hex('surface'),
    inputBorder: hex('control'),
    inputTextColor: hex('ink'),
    inputBorderRadius: Number.parseInt(radius.control, 10),
    barBg: hex('surface'),
    barTextColor: hex('quiet'),
    barHoverColor: hex('primaryHover'),
    barSelectedColor: hex('primary'),
    textColor: hex('ink'),
    textInverseColor: hex('onPrimary'),
    textMutedColor: hex('quiet'),
    fontBase: font.text,
  });
}

const themes = { light: storybookTheme('light', light), dark: storybookTheme('dark', dark) };

/** The theme of Storybook for the toolbar's choice: dark for `dark`, as on the device for `auto`, light for the others. */
export function themeFor(choice: string) {
  const isDark = choice === 'auto' ? globalThis.matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark';
  return themes[isDark ? 'dark' : 'light'];
}
