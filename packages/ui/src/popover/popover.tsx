import { useLingui } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger, Pressable } from 'react-aria-components/Popover';
import { Heading } from '../heading/heading.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { X } from '../icons/icons.ts';
import { AriaLanguage } from '../internal/aria-language/aria-language.tsx';
import { floating } from '../internal/floating.css.ts';
import * as css from './popover.css.ts';

export interface PopoverProps {
  /** The button that opens the popover: a Button or an IconButton of the kit. */
  trigger: ReactElement<Record<string, unknown>, string>;
  /** The heading, which is the accessible name of the popover. */
  title: string;
  /** The content: a short explanation or a small choice. */
  children: ReactNode;
  /** The preferred side. Where it has no space, the popover opens on the other side. */
  placement?: 'bottom' | 'top' | 'bottom start' | 'bottom end';
}

/**
 * A short explanation or a small choice next to the button that opens it. It opens on a press, so it works on a touch screen. Escape and
 * a press outside close it.
 */
export function Popover({ trigger, title, children, placement = 'bottom start' }: PopoverProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <AriaLanguage>
      <DialogTrigger isOpen={open} onOpenChange={setOpen}>
        <Pressable>{trigger}</Pressable>
        <AriaPopover className={floating} placement={placement} offset={6}>
          <Dialog aria-label={title} className={css.dialog}>
            <div className={css.head}>
              <div className={css.title}>
                <Heading level={2} size="s">
                  {title}
                </Heading>
              </div>
              <div className={css.close}>
                <IconButton
                  icon={<X size={18} />}
                  label={t({ message: 'Закрыть', comment: 'Button: closes a message, a dialog or a sheet' })}
                  onClick={() => setOpen(false)}
                />
              </div>
            </div>
            <div className={css.body}>{children}</div>
          </Dialog>
        </AriaPopover>
      </DialogTrigger>
    </AriaLanguage>
  );
}
