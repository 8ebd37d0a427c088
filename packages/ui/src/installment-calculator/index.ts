export { InstallmentCalculator, type InstallmentCalculatorProps } from './InstallmentCalculator.tsx';
export type { TermOffer } from './quote.ts';
