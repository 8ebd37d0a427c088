import { starPath } from '../src/girih/girih-path.ts';
import { toCssColor } from '../src/theme/oklch.ts';
import { light } from '../src/theme/themes.ts';

const star = starPath(8, 15, 0, 1, 16, 16);

/** The star of the logo, as a data URL. */
export const FAVICON = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<path d="${star}" fill="${toCssColor(light.color.primary)}"/><circle cx="16" cy="16" r="4" fill="${toCssColor(light.color.saffron)}"/></svg>`)}`;
