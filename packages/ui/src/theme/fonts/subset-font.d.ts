/** The package has no types of its own. */
declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; variationAxes?: Record<string, number | { min: number; max: number }> };
  /** The font with the letters of `text` alone. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
