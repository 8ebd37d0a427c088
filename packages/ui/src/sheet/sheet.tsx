import { Window, type WindowProps } from '../internal/window.tsx';

export interface SheetProps extends Omit<WindowProps, 'kind' | 'place'> {
  /** Where it stands from 600 px: a panel at the side, beside what it is about, or a window in the middle. */
  place?: 'side' | 'center';
}

/**
 * Room for a longer matter (filters, a card to add, the details of a payment) without leaving the page: from the bottom on a phone, at the
 * side from 600 px. Its middle scrolls, its head and its answers stay in sight.
 */
export const Sheet = ({ place = 'side', ...props }: SheetProps) => <Window {...props} kind="dialog" place={place} />;
