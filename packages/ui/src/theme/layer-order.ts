/**
 * The order of the cascade layers. Applications put this line first in the document's head, before any style sheet: the first mention of
 * a layer decides its order, and split bundles may load in any order.
 */
export const LAYERS = ['reset', 'base', 'kit', 'product', 'app'] as const;

export type Layer = (typeof LAYERS)[number];

export const LAYER_ORDER = `@layer ${LAYERS.join(',')};`;
