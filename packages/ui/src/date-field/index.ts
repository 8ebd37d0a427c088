export { DateField, type DateFieldProps } from './DateField.tsx';
export { type DateFieldCode, type DateRange, type DateState, readDate } from './read-date.ts';
