import { create } from 'storybook/theming';
import { starPath } from '../src/girih/girih-path.ts';
import { toCssColor } from '../src/theme/oklch.ts';
import { light } from '../src/theme/themes.ts';

// Storybook calculates further shades from these colours and does not read `oklch()`.
const hex = (name: keyof typeof light.color) => toCssColor(light.color[name]);

const star = starPath(8, 19, 0, 1, 20, 20);
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 40" width="150" height="40">
  <path d="${star}" fill="none" stroke="${hex('primary')}" stroke-width="3" stroke-linejoin="round"/>
  <circle cx="20" cy="20" r="4" fill="${hex('saffron')}"/>
  <text x="50" y="28" font-family="system-ui, sans-serif" font-size="23" font-weight="700" fill="${hex('ink')}">Muddat</text>
</svg>`;

/** Storybook around the stories and its docs pages, in the colours of the light theme. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'Muddat',
  brandImage: `data:image/svg+xml,${encodeURIComponent(logo)}`,
  colorPrimary: hex('primary'),
  colorSecondary: hex('primary'),
  appBg: hex('sunk'),
  appContentBg: hex('surface'),
  appPreviewBg: hex('surface'),
  appHoverBg: hex('primarySoft'),
  appBorderColor: hex('line'),
  appBorderRadius: Number.parseInt(light.radius.control, 10),
  inputBg: hex('surface'),
  inputBorder: hex('control'),
  inputTextColor: hex('ink'),
  inputBorderRadius: Number.parseInt(light.radius.control, 10),
  barBg: hex('surface'),
  barTextColor: hex('quiet'),
  barHoverColor: hex('primaryHover'),
  barSelectedColor: hex('primary'),
  textColor: hex('ink'),
  textMutedColor: hex('quiet'),
  fontBase: light.font.text,
});
