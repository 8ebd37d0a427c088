/** `oklch(L C H)` or `oklch(L C H / A)` to its relative luminance by WCAG 2; transparency is not looked at. */
function luminance(oklch: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/.exec(oklch) ?? []).slice(1).map(Number);
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (channel: number) => Math.min(1, Math.max(0, channel));
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
