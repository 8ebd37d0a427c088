import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { LinkButton } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { ResultState } from '@muddat/ui/states';
import { BackToCheckoutLink } from '../../domain/checkout/back-to-checkout.tsx';
import { VerificationStepList, type VerificationStepListProps } from './verification-step-list.tsx';

/** Shown after the submission: what is being checked, and that the customer need not wait here. */
export function VerificationCheckingScreen({
  mainHref,
  checkoutHref,
  ...list
}: Omit<VerificationStepListProps, 'onStep'> & { mainHref: string; checkoutHref: string | null }) {
  const { t } = useLingui();
  return (
    <Stack gap="m">
      <Card padding="l">
        <ResultState
          tone="info"
          busy
          level={2}
          title={t({ message: 'Проверяем документы', comment: 'Identity check that was handed in: heading' })}
          actions={
            <>
              {checkoutHref !== null && <BackToCheckoutLink href={checkoutHref} isNext={false} />}
              <LinkButton variant="secondary" href={mainHref}>
                {t({ message: 'На главную', comment: 'Button: to the main page of the cabinet' })}
              </LinkButton>
            </>
          }
        >
          {t({
            message: 'Обычно это занимает несколько минут. Ответ придёт в СМС и в уведомления, ждать здесь не нужно.',
            comment: 'Identity check that was handed in: how long it takes',
          })}
        </ResultState>
      </Card>
      <Card>
        <VerificationStepList {...list} />
      </Card>
    </Stack>
  );
}

/** Shown after the acceptance. `deciding`: whether the limit is not decided yet. */
export function VerificationAcceptedScreen({
  deciding,
  limitHref,
  checkoutHref,
}: {
  deciding: boolean;
  limitHref: string;
  checkoutHref: string | null;
}) {
  const { t } = useLingui();
  return (
    <Card padding="l">
      <ResultState
        tone="good"
        level={2}
        title={t({ message: 'Личность подтверждена', comment: 'Identity check that was accepted: heading' })}
        actions={
          <>
            {checkoutHref !== null && !deciding && <BackToCheckoutLink href={checkoutHref} isNext />}
            <LinkButton href={limitHref} variant={checkoutHref !== null && !deciding ? 'secondary' : 'primary'}>
              {t({ message: 'Посмотреть лимит', comment: 'Button: to the limit, after the identity check was accepted' })}
            </LinkButton>
          </>
        }
      >
        {deciding
          ? t({
              message: 'Теперь решаем о лимите. Ответ придёт в СМС.',
              comment: 'Identity check that was accepted: the limit is not decided yet',
            })
          : t({ message: 'Документы больше не понадобятся.', comment: 'Identity check that was accepted' })}
      </ResultState>
    </Card>
  );
}
