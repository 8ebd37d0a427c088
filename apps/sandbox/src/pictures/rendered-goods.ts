import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const FOLDER = new URL('../../assets/goods/', import.meta.url);
const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));
const text = v.pipe(v.string(), v.nonEmpty());
/** An entry of the manifest; docs/goods.md explains the fields. */
const goodsPictureSchema = v.object({
  kind: word,
  variant: word,
  colour: word,
  view: v.pipe(v.number(), v.integer(), v.minValue(1)),
  altRu: text,
  altUz: text,
  background: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  file: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9.-]*\.webp$/)),
  side: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export type GoodsPicture = v.InferOutput<typeof goodsPictureSchema>;
/**
 * `variant` is 'main' or a size of the kind that looks different, such as a wide fridge. `model` is a number of the brand: kinds with designs
 * show the goods of different brands differently.
 */
export type GoodsLook = { readonly kind: string; readonly colour: string; readonly variant: string; readonly model?: number };

export const GOODS_PICTURES: readonly GoodsPicture[] = v.parse(
  v.array(goodsPictureSchema),
  JSON.parse(readFileSync(new URL('manifest.json', FOLDER), 'utf8')),
);

/** Ends of the variants that show another design; the first design has no end. */
const DESIGNS = ['', '-morning', '-moon'] as const;

const nameOf = ({ kind, colour, variant }: GoodsLook, view: number): string => `${kind}.${colour}.${variant}-${view}`;
const BY_NAME: ReadonlyMap<string, GoodsPicture> = new Map(GOODS_PICTURES.map((picture) => [nameOf(picture, picture.view), picture]));

export const goodsPicture = (name: string): GoodsPicture | undefined => BY_NAME.get(name);

/** The address of a file comes from the manifest, never from a request. */
export const readGoodsPicture = (picture: GoodsPicture): Promise<Buffer> => readFile(new URL(picture.file, FOLDER));

/**
 * Names of the pictures of goods that look alike, the whole thing first: of the look in its design, else of the look, else of its main variant.
 * Goods in a colour that was not rendered have one drawing, whose name has no view: if the colour is rendered later, the new pictures have new addresses.
 */
export function goodsPictureNames(look: GoodsLook): string[] {
  const design = DESIGNS[(look.model ?? 0) % DESIGNS.length] ?? '';
  const rendered = [`${look.variant}${design}`, look.variant, 'main']
    .map((variant) => [1, 2].map((view) => nameOf({ ...look, variant }, view)).filter((name) => BY_NAME.has(name)))
    .find((names) => names.length > 0);
  return rendered ?? [`${look.kind}.${look.colour}`];
}
