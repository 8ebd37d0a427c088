export { Divider } from './divider.tmp.tsx';
