import { useLingui } from '@lingui/react/macro';
import { formatDateTime } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Card } from '@muddat/ui/card';
import { LinkButton } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { Verdict, VerifiedDocument } from './verify.data.ts';

type Props = { code: string; verdict: Verdict; retryHref: string };

/** The result of the check. For a document that was found, its data, to be compared with the document itself. */
export function VerdictCard({ code, verdict, retryHref }: Props) {
  const { t } = useLingui();
  switch (verdict.kind) {
    case 'none':
      return (
        <Text>
          {t({
            message: 'На каждом чеке, договоре, графике, справке и выписке Muddat есть код. По нему любой узнает, настоящий ли документ.',
            comment: 'Page that verifies documents, before a code was typed',
          })}
        </Text>
      );
    case 'unknown':
      return (
        <Banner
          tone="bad"
          live="status"
          title={t({
            message: 'Документ не найден',
            comment: 'Page that verifies documents: no document has this code',
          })}
        >
          {t({
            message: `Код ${code} не найден. Сверьте каждый знак с документом: если он набран верно, мы такого документа не выдавали.`,
            comment: 'Under the message that no document has the code; the placeholder is the code as typed',
          })}
        </Banner>
      );
    case 'failed':
      return (
        <Banner
          tone="neutral"
          live="status"
          title={t({
            message: 'Сейчас проверить не удалось',
            comment: 'Page that verifies documents: the check failed because of an error of ours',
          })}
          actions={
            <LinkButton variant="secondary" size="s" href={retryHref}>
              {t({ message: 'Проверить ещё раз', comment: 'Button that verifies the document again' })}
            </LinkButton>
          }
        >
          {t({
            message: 'Сбой на нашей стороне, а не ошибка в документе. Попробуйте через минуту.',
            comment: 'Under the message that the check failed because of an error of ours',
          })}
        </Banner>
      );
    case 'found':
      return <ValidDocument paper={verdict.document} />;
  }
}

function ValidDocument({ paper }: { paper: VerifiedDocument }) {
  const { t } = useLingui();
  const kinds: Record<VerifiedDocument['kind'], string> = {
    receipt: t({ message: 'Чек об оплате', comment: 'Kind of a verified document: proof of a payment' }),
    contract: t({ message: 'Договор', comment: 'Kind of a verified document: contract of an installment' }),
    schedule: t({ message: 'График платежей', comment: 'Kind of a verified document: dates and sums of payments' }),
    certificate: t({ message: 'Справка о полном погашении', comment: 'Kind of a verified document: certificate that everything is paid' }),
    statement: t({ message: 'Выписка за период', comment: 'Kind of a verified document: operations of a period' }),
  };
  const rows = [
    { label: t({ message: 'Документ', comment: 'Verified document: label of its kind' }), value: kinds[paper.kind] },
    { label: t({ message: 'Номер', comment: 'Verified document: label of its number' }), value: paper.number },
    {
      label: t({
        message: 'Выдан',
        comment: 'Verified document: label of the time when it was issued',
      }),
      value: formatDateTime(paper.issued_at),
    },
    ...(paper.amount === undefined
      ? []
      : [{ label: t({ message: 'Сумма', comment: 'Verified document: label of its sum' }), value: <Money amount={paper.amount} /> }]),
  ];
  return (
    <Card>
      <Stack gap="m">
        {paper.valid ? (
          <Banner
            tone="good"
            live="status"
            title={t({
              message: 'Документ настоящий',
              comment: 'Page that verifies documents: the document is genuine and valid',
            })}
          >
            {t({
              message: 'Его выдал Muddat, и он действует. Сверьте данные ниже с документом.',
              comment: 'Under the message that the document is genuine; its data follow',
            })}
          </Banner>
        ) : (
          <NoLongerValid kind={paper.kind} />
        )}
        <PriceBreakdown rows={rows} />
      </Stack>
    </Card>
  );
}

/** No newer document replaces a receipt: it is invalid because its payment was refunded. */
function NoLongerValid({ kind }: Pick<VerifiedDocument, 'kind'>) {
  const { t } = useLingui();
  if (kind === 'receipt') {
    return (
      <Banner
        tone="soon"
        live="status"
        title={t({
          message: 'Чек настоящий, но оплату вернули',
          comment: 'Page that verifies documents: the receipt is genuine, but its payment was refunded in full',
        })}
      >
        {t({
          message: 'Его выдал Muddat, но после этого деньги вернули плательщику. Чек больше не подтверждает оплату.',
          comment: 'Under the message that a receipt is genuine but its payment was refunded',
        })}
      </Banner>
    );
  }
  return (
    <Banner
      tone="soon"
      live="status"
      title={t({
        message: 'Документ настоящий, но устарел',
        comment: 'Page that verifies documents: the document is genuine, but no longer valid',
      })}
    >
      {t({
        message: 'Его выдал Muddat, но с тех пор данные изменились. Попросите владельца скачать новый.',
        comment: 'Under the message that a document is genuine but outdated',
      })}
    </Banner>
  );
}
