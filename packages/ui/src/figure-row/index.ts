export { type Figure, FigureRow } from './FigureRow.tsx';
