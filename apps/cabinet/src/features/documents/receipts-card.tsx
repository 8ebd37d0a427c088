import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort, formatMoney } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { LoadMore } from '@muddat/ui/load-more';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useRef } from 'react';
import type { WirePayment } from '../../domain/payment/payment-queries.ts';
import { DownloadButton } from '../../shared/files/download-button.tsx';
import { DownloadStatus } from '../../shared/files/download-status.tsx';
import type { DownloadControl } from '../../shared/files/use-download.ts';
import { ListSkeleton } from '../../shared/page/list-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { PagedListState } from '../../shared/query/list-state.ts';
import * as css from './documents.css.ts';

type Props = {
  /** All payments; only those that succeeded have a receipt. */
  payments: PagedListState<WirePayment>;
  onMore: () => void;
  downloads: DownloadControl;
};

/** The receipts of all payments, newest first, each with a button that downloads it. */
export function ReceiptsCard({ payments, onMore, downloads }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  if (payments.kind === 'failed') {
    const title = t({ message: 'Не удалось загрузить платежи', comment: 'Page of payments: the list could not be loaded' });
    return <SectionError title={title} error={payments.error} onRetry={payments.retry} retrying={payments.retrying} />;
  }
  const receipts = payments.kind === 'ready' ? payments.items.filter(({ status }) => status === 'succeeded') : [];
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t({ message: 'Чеки', comment: 'Page of documents: heading of the receipts of all payments' })}
        </Heading>
        {payments.kind === 'loading' ? (
          <ListSkeleton
            rows={3}
            label={t({ message: 'Загружаем платежи…', comment: 'Read by screen readers while the list of payments loads' })}
          />
        ) : receipts.length === 0 ? (
          <Text tone="quiet">
            {t({ message: 'Здесь появятся чеки ваших платежей.', comment: 'Page of documents: there are no receipts yet' })}
          </Text>
        ) : (
          <ul ref={list} className={css.rows}>
            {receipts.map((payment) => (
              <Receipt key={payment.payment_id} payment={payment} downloads={downloads} />
            ))}
          </ul>
        )}
        {payments.kind === 'ready' && <LoadMore list={list} shown={receipts.length} state={payments.more} onMore={onMore} />}
      </Stack>
    </Card>
  );
}

function Receipt({ payment, downloads }: { payment: WirePayment; downloads: DownloadControl }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { payment_id: paymentId, receipt_number: number } = payment;
  const sum = formatMoney(payment.amount, language);
  const day = formatDateShort(new Date(payment.created_at), language);
  return (
    <li className={css.row}>
      <Stack gap="xxs">
        <Heading level={3} size="s">
          {sum}
        </Heading>
        <Text size="s" tone="quiet">
          {number === undefined
            ? day
            : t({ message: `Чек ${number}, ${day}`, comment: 'Page of documents: a receipt by its number, such as 100008-3, and its day' })}
        </Text>
      </Stack>
      <div className={css.links}>
        <DownloadButton
          file={{ kind: 'receipt', paymentId, number }}
          downloads={downloads}
          variant="ghost"
          label={t({ message: `Скачать чек: ${sum}, ${day}`, comment: 'Name of a button that downloads a receipt: its sum and day' })}
        >
          {t({ message: 'Скачать чек', comment: 'Button under a payment that succeeded: downloads its receipt as PDF' })}
        </DownloadButton>
        <DownloadStatus state={downloads.state} matches={(file) => file.kind === 'receipt' && file.paymentId === paymentId} />
      </div>
    </li>
  );
}
