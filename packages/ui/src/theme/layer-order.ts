/**
 * The cascade, stated once. Applications put this line first in the document's head, before any style sheet:
 * the order of a layer is decided by its first mention, and split bundles may arrive in any order.
 */
export const LAYERS = ['reset', 'base', 'kit', 'product', 'app'] as const;

export type Layer = (typeof LAYERS)[number];

export const LAYER_ORDER = `@layer ${LAYERS.join(',')};`;
