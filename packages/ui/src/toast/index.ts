export { ToastProvider, useToast } from './Toast.tsx';
