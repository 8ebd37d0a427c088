export { Announcer } from './announcer.tmp.tsx';
