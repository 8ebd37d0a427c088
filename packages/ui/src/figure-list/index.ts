export { FigureList, type FigureListProps } from './figure-list.tsx';
