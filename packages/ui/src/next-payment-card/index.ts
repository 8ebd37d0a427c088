export { NextPaymentCard, type NextPaymentCardProps } from './NextPaymentCard.tsx';
