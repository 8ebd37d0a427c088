import { Window, type WindowProps } from '../internal/window.tsx';

export type DialogProps = Omit<WindowProps, 'place'>;

/** A question or a short task over the page: a window in the middle, or a sheet at the bottom of a phone. */
export const Dialog = (props: DialogProps) => <Window {...props} place="center" />;
