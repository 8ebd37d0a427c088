export { PriceBreakdown, type PriceBreakdownProps, type PriceRow } from './price-breakdown.tsx';
