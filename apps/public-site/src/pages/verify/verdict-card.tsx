import { useLingui } from '@lingui/react/macro';
import { formatDateTime } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Card } from '@muddat/ui/card';
import { LinkButton } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { Verdict, VerifiedPaper } from './verify.data.ts';

type Props = { code: string; verdict: Verdict; retryHref: string };

/** What is known of the paper under a code, to be held against the paper itself. */
export function VerdictCard({ code, verdict, retryHref }: Props) {
  const { t } = useLingui();
  switch (verdict.kind) {
    case 'none':
      return (
        <Text>
          {t({
            message: 'На каждом чеке, договоре, графике, справке и выписке Muddat есть код. По нему любой узнает, настоящий ли документ.',
            comment: 'Page that verifies papers, before a code was given',
          })}
        </Text>
      );
    case 'unknown':
      return (
        <Banner tone="bad" live="status" title={t({ message: 'Документ не найден', comment: 'A code of a paper that is not known' })}>
          {t({
            message: `Код ${code} не найден. Сверьте каждый знак с документом: если он набран верно, мы такого документа не выдавали.`,
            comment: 'Under it; the code is shown as it was typed',
          })}
        </Banner>
      );
    case 'failed':
      return (
        <Banner
          tone="neutral"
          live="status"
          title={t({ message: 'Сейчас проверить не удалось', comment: 'A paper could not be verified, for a reason of ours' })}
          actions={
            <LinkButton variant="secondary" size="s" href={retryHref}>
              {t({ message: 'Проверить ещё раз', comment: 'Asks again whether a paper is real' })}
            </LinkButton>
          }
        >
          {t({ message: 'Сбой на нашей стороне, а не ошибка в документе. Попробуйте через минуту.', comment: 'Under it' })}
        </Banner>
      );
    case 'found':
      return <Found paper={verdict.paper} />;
  }
}

function Found({ paper }: { paper: VerifiedPaper }) {
  const { t } = useLingui();
  const kinds: Record<VerifiedPaper['kind'], string> = {
    receipt: t({ message: 'Чек об оплате', comment: 'Kind of a paper' }),
    contract: t({ message: 'Договор', comment: 'Kind of a paper' }),
    schedule: t({ message: 'График платежей', comment: 'Kind of a paper' }),
    certificate: t({ message: 'Справка о полном погашении', comment: 'Kind of a paper' }),
    statement: t({ message: 'Выписка за период', comment: 'Kind of a paper' }),
  };
  const rows = [
    { label: t({ message: 'Документ', comment: 'Verified paper: its kind' }), value: kinds[paper.kind] },
    { label: t({ message: 'Номер', comment: 'Verified paper: its number' }), value: paper.number },
    { label: t({ message: 'Выдан', comment: 'Verified paper: when it was given out' }), value: formatDateTime(paper.issued_at) },
    ...(paper.amount === undefined
      ? []
      : [{ label: t({ message: 'Сумма', comment: 'Verified paper: its sum' }), value: <Money amount={paper.amount} /> }]),
  ];
  return (
    <Card>
      <Stack gap="m">
        {paper.valid ? (
          <Banner tone="good" live="status" title={t({ message: 'Документ настоящий', comment: 'A paper was verified' })}>
            {t({ message: 'Его выдал Muddat, и он действует. Сверьте данные ниже с документом.', comment: 'Under it' })}
          </Banner>
        ) : (
          <NoLongerValid kind={paper.kind} />
        )}
        <PriceBreakdown rows={rows} />
      </Stack>
    </Card>
  );
}

/** A receipt is the one paper that no newer one replaces: what it proves is gone. */
function NoLongerValid({ kind }: Pick<VerifiedPaper, 'kind'>) {
  const { t } = useLingui();
  if (kind === 'receipt') {
    return (
      <Banner
        tone="soon"
        live="status"
        title={t({ message: 'Чек настоящий, но оплату вернули', comment: 'A receipt was verified; its payment was given back in full' })}
      >
        {t({
          message: 'Его выдал Muddat, но после этого деньги вернули плательщику. Чек больше не подтверждает оплату.',
          comment: 'Under it',
        })}
      </Banner>
    );
  }
  return (
    <Banner
      tone="soon"
      live="status"
      title={t({ message: 'Документ настоящий, но устарел', comment: 'A paper was verified, and no longer holds' })}
    >
      {t({
        message: 'Его выдал Muddat, но с тех пор данные изменились. Попросите владельца скачать новый.',
        comment: 'Under it',
      })}
    </Banner>
  );
}
