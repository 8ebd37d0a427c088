export { PaymentTimeline, type TimelineEvent } from './payment-timeline.tsx';
