export { Girih, GirihPicture, type GirihProps } from './girih.tsx';
