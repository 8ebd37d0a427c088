export { type ShowToast, ToastProvider, useToast } from './toast.tmp.tsx';
export type { ToastAction } from './toast-queue.ts';
