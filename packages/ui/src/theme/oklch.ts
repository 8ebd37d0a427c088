export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
  /** 0 to 1. */
  alpha: number;
}

/** Parses `oklch(L C H)` or `oklch(L C H / A)`, the only notation of colours in the theme. Throws RangeError on anything else. */
export function parseOklch(text: string): Oklch {
  const [, lightness, chroma, hue, alpha = '1'] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(text) ?? [];
  if (lightness === undefined) throw new RangeError(`not a colour of the theme: ${text}`);
  return { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue), alpha: Number(alpha) };
}

/** Linear sRGB, each channel 0 to 1. A colour outside sRGB is clipped (CSS Color 4, 10.1). */
function linearRgb({ lightness, chroma, hue }: Oklch): readonly [red: number, green: number, blue: number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (channel: number) => Math.min(1, Math.max(0, channel));
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** `#rrggbb`; ignores transparency. */
export function toHexColor(color: Oklch): string {
  const encode = (linear: number) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
  return `#${linearRgb(color)
    .map((channel) =>
      Math.round(encode(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * A colour of the theme for the style sheet: `#rrggbb`, or `#rrggbbaa` if it is transparent. As oklch each would be written twice,
 * because older browsers need a fallback. The themes would then be a third of each page's styles.
 */
export function toCssColor(text: string): string {
  const color = parseOklch(text);
  const alpha = Math.round(color.alpha * 255)
    .toString(16)
    .padStart(2, '0');
  return color.alpha < 1 ? `${toHexColor(color)}${alpha}` : toHexColor(color);
}

/** Relative luminance by WCAG 2; ignores transparency. */
function luminance(oklch: string): number {
  const [red, green, blue] = linearRgb(parseOklch(oklch));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2, 1.4.3). */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
