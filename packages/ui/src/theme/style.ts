import { type GlobalStyleRule, globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import type { Layer } from './layer-order.ts';

type LayerRule = NonNullable<StyleRule['@layer']>[string];
type GlobalLayerRule = NonNullable<GlobalStyleRule['@layer']>[string];

/**
 * Creates a class whose whole rule is in one cascade layer. Kit components use `kitStyle`, compositions of them `productStyle`,
 * applications `appStyle`.
 */
const inLayer = (layer: Layer) => (rule: LayerRule, debugId?: string) => style({ '@layer': { [layer]: rule } }, debugId);

export const kitStyle = inLayer('kit');
export const productStyle = inLayer('product');
export const appStyle = inLayer('app');

/** One class for each entry: `kitVariants({small: {...}, large: {...}})`. */
const variantsInLayer =
  (layer: Layer) =>
  <Name extends string>(rules: Record<Name, LayerRule>, debugId?: string): Record<Name, string> =>
    styleVariants(rules, (rule: LayerRule) => [style({ '@layer': { [layer]: rule } }, debugId)], debugId);

export const kitVariants = variantsInLayer('kit');
export const productVariants = variantsInLayer('product');
export const appVariants = variantsInLayer('app');

export const kitGlobalStyle = (selector: string, rule: GlobalLayerRule) => globalStyle(selector, { '@layer': { kit: rule } });
/** For rules outside the component itself, such as the space under a bar that is fixed to the window. */
export const appGlobalStyle = (selector: string, rule: GlobalLayerRule) => globalStyle(selector, { '@layer': { app: rule } });
export const productGlobalStyle = (selector: string, rule: GlobalLayerRule) => globalStyle(selector, { '@layer': { product: rule } });
