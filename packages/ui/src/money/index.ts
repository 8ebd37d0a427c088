export { Money, type MoneyProps } from './money.tmp.tsx';
