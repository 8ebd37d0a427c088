import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { useAnnounceText } from '../announcer/use-announce-text.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CircleAlert, CircleCheck, Clock, Info, TriangleAlert, X } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import * as css from './banner.css.ts';

export interface BannerProps {
  /** The text of the message. */
  children: ReactNode;
  /**
   * Colour and icon. `info`: good to know, `good`: something has succeeded, `soon`: a deadline is near, `bad`: an error, `neutral`: a plain
   * notice.
   */
  tone?: 'info' | 'good' | 'soon' | 'bad' | 'neutral';
  /** The message in a few words, in bold above the text. Without it there is only the text. */
  title?: ReactNode;
  /** Links or buttons under the text. */
  actions?: ReactNode;
  /**
   * Announces the banner when it appears, for something that has just happened. `alert` interrupts: browsers announce an inserted alert
   * themselves. `status` waits, and goes through the region of `Announcer`: a status that is mounted with its text is not announced.
   */
  live?: 'alert' | 'status';
  /** Called on a press of the close button. Without it the banner has no such button and stays. */
  onClose?: () => void;
}

const ICON = { info: Info, good: CircleCheck, soon: Clock, bad: CircleAlert, neutral: TriangleAlert } as const;

/** A message about the state of the page or section around it. Colour, icon and words carry its meaning. */
export function Banner({ children, tone = 'info', title, actions, live, onClose }: BannerProps) {
  const { t } = useLingui();
  const Icon = ICON[tone];
  const body = useRef<HTMLDivElement>(null);
  useAnnounceText(body, live === 'status');
  return (
    <div role={live === 'alert' ? live : undefined} className={cx(css.banner, css.tone[tone])}>
      <span className={css.icon}>
        <Icon size={20} />
      </span>
      <div ref={body} className={css.body}>
        {title !== undefined && <div className={css.title}>{title}</div>}
        <div>{children}</div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      {onClose && (
        <span className={css.close}>
          <IconButton
            icon={<X size={18} />}
            label={t({ message: 'Закрыть', comment: 'Button: closes a message, a dialog or a sheet' })}
            onClick={onClose}
          />
        </span>
      )}
    </div>
  );
}
