import { parseTheme, THEME_COOKIE, type ThemeName } from '@muddat/routing';

const YEAR_S = 365 * 86_400;
const FOREVER = `Max-Age=${YEAR_S}`;
const NEVER = 'Max-Age=0';

/** The theme of the current page; null if the device's setting decides. */
export const chosenTheme = (): ThemeName | null => parseTheme(document.documentElement.dataset['theme']);

/**
 * Applies a theme to this page and stores it in a cookie, by which the gateway applies it to later pages of both apps. Null returns to the
 * device's setting.
 */
export function chooseTheme(theme: ThemeName | null): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers that this product serves.
  document.cookie = `${THEME_COOKIE}=${theme ?? ''}; ${theme === null ? NEVER : FOREVER}; Path=/; SameSite=Lax${secure}`;
  applyTheme(theme);
}

/** Applies the theme of the cookie to this page, since a page from the cache may have been rendered before the theme was chosen. */
export function syncThemeWithCookie(): void {
  const said = document.cookie.split('; ').find((pair) => pair.startsWith(`${THEME_COOKIE}=`));
  const theme = parseTheme(said?.slice(THEME_COOKIE.length + 1));
  if (theme !== chosenTheme()) applyTheme(theme);
}

function applyTheme(theme: ThemeName | null): void {
  if (theme === null) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
