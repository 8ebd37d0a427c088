export { Announcer } from './announcer.tsx';
