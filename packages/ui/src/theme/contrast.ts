import { linearRgb, parseOklch } from './oklch.ts';

/** Relative luminance by WCAG 2; transparency is not looked at. */
function luminance(oklch: string): number {
  const [red, green, blue] = linearRgb(parseOklch(oklch));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
