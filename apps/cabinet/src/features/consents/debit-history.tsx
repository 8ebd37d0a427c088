import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateLong } from '@muddat/i18n';
import { Badge } from '@muddat/ui/badge';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Link, LinkButton } from '@muddat/ui/link';
import { LoadMore } from '@muddat/ui/load-more';
import { Money } from '@muddat/ui/money';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useRef, useState } from 'react';
import type { DebitListItem } from './consent-selectors.ts';
import * as css from './consents.css.ts';
import type { ConsentHrefs } from './consents.types.ts';
import { DebitSources } from './debit-sources.tsx';
import { useConsentTitle } from './use-consent-title.ts';

type Props = { debits: readonly DebitListItem[]; hrefs: ConsentHrefs };

const PAGE = 10;

/** The automatic debits, newest first: their cards, and the reason of each failure. */
export function DebitHistory({ debits, hrefs }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(PAGE);
  const title = t({ message: 'Списания', comment: 'Page of automatic debits: heading of the list of debits and failed attempts' });
  if (debits.length === 0) return null;
  const visible = debits.slice(0, shown);
  return (
    <Stack gap="m">
      <Card as="section" padding="l">
        <Stack gap="s">
          <Heading level={2} size="m">
            {title}
          </Heading>
          <ul ref={list} className={css.rows} aria-label={title}>
            {visible.map((debit) => (
              <Row key={debit.key} debit={debit} hrefs={hrefs} />
            ))}
          </ul>
        </Stack>
      </Card>
      {debits.length > PAGE && (
        <LoadMore
          list={list}
          shown={visible.length}
          total={debits.length}
          state={visible.length < debits.length ? 'idle' : 'end'}
          onMore={() => setShown((count) => count + PAGE)}
        />
      )}
    </Stack>
  );
}

function Row({ debit, hrefs }: { debit: DebitListItem; hrefs: ConsentHrefs }) {
  const { t } = useLingui();
  const language = useLanguage();
  const titleOf = useConsentTitle();
  const title = titleOf(debit.order_id, { order_number: debit.order_number, store: debit.store });
  const failure = debit.message ?? debit.reason;
  return (
    <li className={css.row}>
      <div className={css.rowText}>
        <Text weight="medium">
          <time dateTime={debit.day}>{formatDateLong(debit.day, language)}</time>
        </Text>
        <Text size="s">
          <Link href={hrefs.order(debit.order_id)}>{title}</Link>
        </Text>
        {debit.tries.map(({ payment_id, sources, state, message, reason }) => (
          <Text key={payment_id} size="s" tone="quiet">
            <Link href={hrefs.payment(payment_id)}>
              <DebitSources sources={sources} />
            </Link>
            {state === 'failed' && `: ${message ?? reason ?? ''}`}
          </Text>
        ))}
        {debit.tries.length === 0 && failure !== null && (
          <Text size="s" tone="quiet">
            {failure}
          </Text>
        )}
        {debit.payable && (
          <LinkButton
            size="s"
            variant="secondary"
            href={hrefs.pay(debit.order_id)}
            aria-label={t({
              message: `Оплатить вручную: ${title}`,
              comment: 'Read by screen readers: link after an automatic debit that failed; the order follows',
            })}
          >
            {t({ message: 'Оплатить вручную', comment: 'Link after an automatic debit that failed: to the page of the manual payment' })}
          </LinkButton>
        )}
      </div>
      <div className={css.rowEnd}>
        <Money amount={debit.amount} />
        <StateBadge state={debit.state} />
      </div>
    </li>
  );
}

function StateBadge({ state }: Pick<DebitListItem, 'state'>) {
  const { t } = useLingui();
  const words = {
    succeeded: t({ message: 'списано', comment: 'State of an automatic debit' }),
    failed: t({ message: 'не прошло', comment: 'State of an automatic debit' }),
    running: t({ message: 'идёт', comment: 'State of an automatic debit that is under way' }),
  };
  const tones = { succeeded: 'good', failed: 'bad', running: 'info' } as const;
  return <Badge tone={tones[state]}>{words[state]}</Badge>;
}
