import { parseTheme, THEME_COOKIE, type ThemeName } from '@muddat/routing';

const YEAR_S = 365 * 86_400;
const FOREVER = `Max-Age=${YEAR_S}`;
const NEVER = 'Max-Age=0';

/** The theme of the page that stands; null where the device's own setting decides. */
export const currentTheme = (): ThemeName | null => parseTheme(document.documentElement.dataset['theme']);

/** Shows the page in a theme at once, and every later page of both apps: the gateway reads the cookie. Null leaves it to the device. */
export function chooseTheme(theme: ThemeName | null): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers that this product serves.
  document.cookie = `${THEME_COOKIE}=${theme ?? ''}; ${theme === null ? NEVER : FOREVER}; Path=/; SameSite=Lax${secure}`;
  show(theme);
}

/** A page that was kept on the device may be older than the choice. */
export function followThemeCookie(): void {
  const said = document.cookie.split('; ').find((pair) => pair.startsWith(`${THEME_COOKIE}=`));
  const theme = parseTheme(said?.slice(THEME_COOKIE.length + 1));
  if (theme !== currentTheme()) show(theme);
}

function show(theme: ThemeName | null): void {
  if (theme === null) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
