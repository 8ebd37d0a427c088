/** @internal Left out of the declarations, because TypeScript would look for types of the style sheet. */
import './fonts.css';
import './theme.css.ts';
import './global.css.ts';

export { LAYER_ORDER, LAYERS } from './layer-order.ts';
