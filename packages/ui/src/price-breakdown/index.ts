export { PriceBreakdown, type PriceRow } from './PriceBreakdown.tsx';
