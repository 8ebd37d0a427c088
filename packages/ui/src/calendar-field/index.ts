export { CalendarField, type CalendarFieldProps } from './CalendarField.tsx';
