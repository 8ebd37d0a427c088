export { OfflineBar } from './OfflineBar.tsx';
