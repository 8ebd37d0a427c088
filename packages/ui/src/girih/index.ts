export { Girih, GirihPicture, type GirihProps } from './Girih.tsx';
