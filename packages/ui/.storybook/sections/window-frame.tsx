import { type ReactNode, useId } from 'react';
import { cx } from '../../src/internal/cx.ts';
import * as css from '../../src/internal/modal-window.css.ts';
import { WindowContent } from '../../src/internal/modal-window.tsx';

interface WindowFrameProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  onClose?: () => void;
}

/** A dialog as it looks when it is open, in the flow of the page: without a veil, and without taking the focus. */
export function WindowFrame({ title, ...content }: WindowFrameProps) {
  const titleId = useId();
  return (
    <div className={cx(css.modal, css.modalPosition.center)}>
      <div className={css.dialog}>
        <WindowContent title={title} titleId={titleId} {...content} />
      </div>
    </div>
  );
}
