import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { CircleAlert, RefreshCw } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import * as css from './states.css.ts';

export interface ErrorStateProps {
  /** The heading: what happened. */
  title: string;
  /** What was not lost and what to do. */
  children?: ReactNode;
  /** Called on a press of «Повторить». Without it there is no such button. */
  onRetry?: () => void;
  /** True while the request is repeated: the button waits. */
  retrying?: boolean;
  /** Another action, next to «Повторить». */
  action?: ReactNode;
  /** The server's request id. The customer gives it to the support line. */
  requestId?: string | undefined;
  /** Level of the heading in the page's outline; 2 if left out. */
  level?: 1 | 2 | 3;
  /** `page`, also if left out: there is nothing else to show. `part`: one section of a page; small, because others may be next to it. */
  size?: 'page' | 'part';
}

export function ErrorState(props: ErrorStateProps) {
  return props.size === 'part' ? <SectionErrorState {...props} /> : <PageError {...props} />;
}

function PageError({ title, children, onRetry, retrying = false, action, requestId, level = 2 }: ErrorStateProps) {
  const { t } = useLingui();
  return (
    <div className={css.state} role="alert">
      <span className={cx(css.sign, css.tone.bad)} aria-hidden="true">
        <CircleAlert size={28} />
      </span>
      <Heading level={level} size="m">
        {title}
      </Heading>
      {children !== undefined && <div className={css.description}>{children}</div>}
      {(onRetry || action !== undefined) && (
        <div className={css.actions}>
          {onRetry && (
            <Button onClick={onRetry} pending={retrying} icon={<RefreshCw size={20} />}>
              {t({ message: 'Повторить', comment: 'Button: repeats a request that has failed' })}
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId !== undefined && (
        <div className={css.requestNumber}>
          <Trans comment="Under an error; the number helps the support line to find it">Номер обращения: {requestId}</Trans>
        </div>
      )}
    </div>
  );
}

/** The request id is folded: several ids on one page would attract more attention than the errors. */
function SectionErrorState({ title, children, onRetry, retrying = false, action, requestId, level = 2 }: ErrorStateProps) {
  const { t } = useLingui();
  return (
    <div className={css.section} role="alert">
      <span className={css.sectionIcon} aria-hidden="true">
        <CircleAlert size={22} />
      </span>
      <div className={css.sectionBody}>
        <Heading level={level} size="s">
          {title}
        </Heading>
        {children !== undefined && <div className={css.sectionText}>{children}</div>}
        {(onRetry || action !== undefined || requestId !== undefined) && (
          <div className={css.sectionActions}>
            {onRetry && (
              <Button size="s" variant="secondary" onClick={onRetry} pending={retrying} icon={<RefreshCw size={18} />}>
                {t({ message: 'Повторить', comment: 'Button: repeats a request that has failed' })}
              </Button>
            )}
            {action}
            {requestId !== undefined && (
              <details className={css.sectionDetails}>
                <summary className={css.sectionDetailsSummary}>
                  {t({ message: 'Подробнее', comment: 'Under an error: opens the number that helps the support line' })}
                </summary>
                <div className={css.requestNumber}>
                  <Trans comment="Under an error; the number helps the support line to find it">Номер обращения: {requestId}</Trans>
                </div>
              </details>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
