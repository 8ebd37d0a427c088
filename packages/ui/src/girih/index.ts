export { Girih, GirihPicture, type GirihProps } from './girih.tmp.tsx';
