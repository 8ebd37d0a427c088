export { NextPaymentCard, type NextPaymentCardProps } from './next-payment-card.tsx';
