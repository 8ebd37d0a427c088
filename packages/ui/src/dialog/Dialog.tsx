import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/IconButton.tsx';
import { Heading } from '../heading/Heading.tsx';
import { X } from '../icons/index.ts';
import * as css from './Dialog.css.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** The answer first, the way back after it. */
  actions?: ReactNode;
  /** `alert` asks for an answer: no cross, and a press beside it does not close it. */
  kind?: 'dialog' | 'alert';
}

/** A window over the page; a sheet on a phone. Focus goes in and comes back, the page behind stands still (react-aria). */
export function Dialog({ open, onClose, title, children, actions, kind = 'dialog' }: DialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const plain = kind === 'dialog';
  return (
    // react-aria's own words (one hidden button) exist in Russian and not in Uzbek, and builds keep the Russian ones only. Left to itself it
    // would look for those of the browser's language and fail.
    <I18nProvider locale="ru-RU">
      <ModalOverlay isOpen={open} onOpenChange={(next) => !next && onClose()} isDismissable={plain} className={css.overlay}>
        <Modal className={css.modal}>
          <AriaDialog role={plain ? 'dialog' : 'alertdialog'} aria-labelledby={titleId} className={css.dialog}>
            <div className={css.head}>
              <Heading level={2} size="m" id={titleId}>
                {title}
              </Heading>
              {plain && (
                <span className={css.close}>
                  <IconButton
                    icon={<X size={20} />}
                    label={t({ message: 'Закрыть', comment: 'Button: closes a message, a dialog or a sheet' })}
                    onClick={onClose}
                  />
                </span>
              )}
            </div>
            <div className={css.body}>{children}</div>
            {actions !== undefined && <div className={css.actions}>{actions}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
