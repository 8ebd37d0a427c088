export { CalendarField, type CalendarFieldProps } from './calendar-field.tsx';
