export { PaymentTimeline, type TimelineEvent } from './PaymentTimeline.tsx';
