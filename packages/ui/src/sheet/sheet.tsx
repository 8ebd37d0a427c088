import { ModalWindow, type ModalWindowProps } from '../internal/modal-window.tsx';

export interface SheetProps extends Omit<ModalWindowProps, 'kind' | 'place'> {
  /** Position from 600 px: a panel at the side, next to the content that it belongs to, or a window in the middle. */
  position?: 'side' | 'center';
}

/**
 * A panel for a longer task (filters, a card to add, the details of a payment) without leaving the page: at the bottom of a phone, at the
 * side from 600 px. Its middle scrolls; head and actions stay visible.
 */
export const Sheet = ({ position = 'side', ...props }: SheetProps) => <ModalWindow {...props} kind="dialog" position={position} />;
