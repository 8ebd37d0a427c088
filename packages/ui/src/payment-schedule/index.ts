export { PaymentSchedule, type PaymentScheduleProps } from './payment-schedule.tsx';
export type { ScheduleRowData } from './schedule-row.tsx';
