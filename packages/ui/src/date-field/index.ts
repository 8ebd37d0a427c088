export { DateField, type DateFieldProps } from './date-field.tsx';
export { type DateFieldCode, type DateRange, type DateState, readDate } from './read-date.ts';
