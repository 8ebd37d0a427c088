/** The cookie that stores the reader's theme; without it the device's setting is used. */
export const THEME_COOKIE = 'theme';

/** Values of `data-theme` on the root element, as the kit reads it. */
const THEMES = ['light', 'dark', 'contrast'] as const;
export type ThemeName = (typeof THEMES)[number];

/** The theme, or null if the value is none. */
export function parseTheme(value: unknown): ThemeName | null {
  return THEMES.find((theme) => theme === value) ?? null;
}
