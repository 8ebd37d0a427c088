export { StarField, type StarFieldProps, type StarRating } from './star-field.tsx';
