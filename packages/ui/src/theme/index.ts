import './fonts.css';
import './theme.css.ts';
import './global.css.ts';

export { LAYER_ORDER, LAYERS } from './layer-order.ts';
