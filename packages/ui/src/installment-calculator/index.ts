export { InstallmentCalculator, type InstallmentCalculatorProps } from './installment-calculator.tsx';
export type { TermOffer } from './quote.ts';
