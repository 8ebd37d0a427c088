export { type ShowToast, ToastProvider, useToast } from './toast.tsx';
export type { ToastAction } from './toast-queue.ts';
