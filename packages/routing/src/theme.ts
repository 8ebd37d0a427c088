/** The cookie that remembers how pages look; without it the device's own setting decides. */
export const THEME_COOKIE = 'theme';

/** Values of `data-theme` on the root element, as the kit reads it. */
const THEMES = ['light', 'dark', 'contrast'] as const;
export type ThemeName = (typeof THEMES)[number];

/** The theme that a reader chose, or null for whatever is none. */
export function parseTheme(value: unknown): ThemeName | null {
  return THEMES.find((theme) => theme === value) ?? null;
}
