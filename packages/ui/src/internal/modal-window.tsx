import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Heading } from '../heading/heading.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { X } from '../icons/icons.ts';
import { AriaLanguage } from './aria-language/aria-language.tsx';
import { cx } from './cx.ts';
import * as css from './modal-window.css.ts';
import { useCloseRequest } from './use-close-request.ts';

export interface ModalWindowProps {
  /** True while the window is visible. The parent stores it. */
  open: boolean;
  /** Called when the customer closes the window: with the close button, Escape or a press outside. The parent must set `open` to false. */
  onClose: () => void;
  /** The heading of the window, which is its accessible name: a question or the name of the task. */
  title: string;
  /** The content between the title and the actions. Without it the title must say everything. */
  children?: ReactNode;
  /** The buttons at the end: the main action first, then cancel. */
  actions?: ReactNode;
  /** `dialog`: can be dismissed. `alert` requires a decision: no close button, and a press outside does not close it. */
  kind?: 'dialog' | 'alert';
  /** Position from 600 px: a window in the middle, or a panel at the side. On a phone it is at the bottom. */
  position?: 'center' | 'side';
}

/** The base of Dialog and Sheet. react-aria moves the focus in and restores it, and stops the page behind from scrolling. */
export function ModalWindow({ open, onClose, title, children, actions, kind = 'dialog', position = 'center' }: ModalWindowProps) {
  const titleId = useId();
  const plain = kind === 'dialog';
  useCloseRequest(open, onClose);
  return (
    <AriaLanguage>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        isDismissable={plain}
        className={cx(css.overlay, css.overlayPosition[position])}
      >
        <Modal className={cx(css.modal, css.modalPosition[position])}>
          <AriaDialog role={plain ? 'dialog' : 'alertdialog'} aria-labelledby={titleId} className={css.dialog}>
            <WindowContent title={title} titleId={titleId} actions={actions} {...(plain && { onClose })}>
              {children}
            </WindowContent>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLanguage>
  );
}

interface WindowContentProps extends Pick<ModalWindowProps, 'title' | 'children' | 'actions'> {
  /** The id of the heading, which names the window. */
  titleId: string;
  /** Called by the close button. Without it there is none. */
  onClose?: () => void;
}

/** Title, close button, content and actions of a window. The anatomy drawing shows them without the window, which would block its page. */
export function WindowContent({ title, titleId, onClose, children, actions }: WindowContentProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={css.head}>
        <div className={css.title}>
          <Heading level={2} size="m" id={titleId}>
            {title}
          </Heading>
        </div>
        {onClose && (
          <div className={css.close}>
            <IconButton
              icon={<X size={20} />}
              label={t({ message: 'Закрыть', comment: 'Button: closes a message, a dialog or a sheet' })}
              onClick={onClose}
            />
          </div>
        )}
      </div>
      {children !== undefined && <div className={css.body}>{children}</div>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
      <div className={css.foot} />
    </>
  );
}
