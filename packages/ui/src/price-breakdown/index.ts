export { PriceBreakdown, type PriceBreakdownProps, type PriceRow } from './PriceBreakdown.tsx';
