export { Dialog, type DialogProps } from './dialog.tmp.tsx';
