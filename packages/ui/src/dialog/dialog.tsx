import { ModalWindow, type ModalWindowProps } from '../internal/modal-window.tsx';

export type DialogProps = Omit<ModalWindowProps, 'position'>;

/** A question or a short task over the page: a window in the middle, or a sheet at the bottom of a phone. */
export const Dialog = ({ kind = 'dialog', ...props }: DialogProps) => <ModalWindow {...props} kind={kind} position="center" />;
