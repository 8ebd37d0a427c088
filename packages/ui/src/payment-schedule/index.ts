export { PaymentSchedule, type PaymentScheduleProps } from './PaymentSchedule.tsx';
export type { ScheduleRowData } from './ScheduleRow.tsx';
