import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { useAnnounced } from '../announcer/use-announced.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CircleAlert, CircleCheck, Clock, Info, TriangleAlert, X } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import * as css from './banner.css.ts';

export interface BannerProps {
  children: ReactNode;
  tone?: keyof typeof css.tone;
  title?: ReactNode;
  /** Links or buttons under the words. */
  actions?: ReactNode;
  /**
   * Read out as soon as it appears, for what happened just now. `alert` interrupts: browsers announce an inserted alert by themselves.
   * `status` waits its turn, in the region of `Announcer`: a status that is mounted with its text is not announced.
   */
  live?: 'alert' | 'status';
  onClose?: () => void;
}

const ICON = { info: Info, good: CircleCheck, soon: Clock, bad: CircleAlert, neutral: TriangleAlert } as const;

/** A sentence about the state of things, where it concerns them. Its meaning is told by colour, sign and words. */
export function Banner({ children, tone = 'info', title, actions, live, onClose }: BannerProps) {
  const { t } = useLingui();
  const Icon = ICON[tone];
  const body = useRef<HTMLDivElement>(null);
  useAnnounced(body, live === 'status');
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
