export { StarField, type StarFieldProps, type StarRating } from './StarField.tsx';
