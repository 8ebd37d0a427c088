export { type ShowToast, ToastProvider, useToast } from './Toast.tsx';
export type { ToastAction } from './toast-queue.ts';
