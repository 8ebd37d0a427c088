import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import type { Locale } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { LimitCard } from '@muddat/ui/limit-card';
import { LinkButton } from '@muddat/ui/link';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { ResultState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { BackToCheckoutLink } from '../../domain/checkout/back-to-checkout.tsx';
import { isLimitStatus, type Limit, nextLimitStep } from '../../domain/limit/limit-step.ts';
import { useLimitStepLabels } from '../../domain/limit/use-limit-step-labels.ts';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { QueryState } from '../../shared/query/list-state.ts';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import type { WriteState } from '../../shared/refusal/use-write.ts';
import { formatDayAndTime } from '../../shared/time/time-text.ts';
import { LIMIT_ACTIONS, type LimitAction, type LimitCall } from './limit-action.ts';
import { LIMIT_STATUS_TEXTS, LIMIT_STEP_TEXTS, RESTORING_TITLE, UNKNOWN_STATUS_TEXTS } from './limit-texts.ts';
import { SupportContacts } from './support-contacts.tsx';

type LimitLinkTarget = Extract<LimitAction, { kind: 'link' }>['to'];

export type LimitViewProps = {
  limit: QueryState<{ data: Limit }>;
  write: WriteState<LimitCall>;
  hrefs: Readonly<Record<LimitLinkTarget, string>>;
  /** The URL of the checkout that waits for the limit; null if there is none. */
  checkoutHref: string | null;
  supportPhone: string;
  locale: Locale;
  /** Transliterates a text of the server into the reader's alphabet. */
  transliterate: (text: string) => string;
  onWrite: (call: LimitCall) => void;
};

/** The limit: its status with an explanation, the reason, and the next step. */
export function LimitView(props: LimitViewProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = props.limit;
  if (data) return <LimitScreen {...props} of={data.data} />;
  if (error) {
    const title = t({ message: 'Не удалось загрузить лимит', comment: 'Main page: this section could not be loaded' });
    return <SectionError title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <SkeletonGroup label={t({ message: 'Загружаем лимит…', comment: 'Read by screen readers while this section loads' })}>
      <Stack gap="m">
        <Skeleton shape="tile" />
        <Skeleton shape="button" />
      </Stack>
    </SkeletonGroup>
  );
}

const TONES = {
  not_created: 'soon',
  requested: 'soon',
  pending: 'info',
  approved: 'good',
  rejected: 'bad',
  expired: 'soon',
  blocked: 'bad',
} as const satisfies Record<Limit['status'], string>;

function LimitScreen({ of, transliterate, supportPhone, locale, ...acts }: LimitViewProps & { of: Limit }) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const { status, reason, restoration = null, amount, used, available, valid_until } = of;
  const known = isLimitStatus(status);
  const words = known ? LIMIT_STATUS_TEXTS[status] : UNKNOWN_STATUS_TEXTS;
  const restoring = status === 'pending' && restoration !== null;
  const at = restoring ? formatDayAndTime(restoration.requested_at, language) : '';
  const step = nextLimitStep(of);
  const action = <LimitActionButton of={of} {...acts} />;
  return (
    <Stack gap="m">
      {status === 'approved' && <LimitCard {...{ status, available, used, amount }} validUntil={valid_until} />}
      <Card padding="l">
        <ResultState
          tone={known ? TONES[status] : 'info'}
          level={2}
          title={i18n._(restoring ? RESTORING_TITLE : words.title)}
          actions={action}
        >
          <Stack gap="s">
            {restoring && (
              <Text>
                {t({
                  message: `Запрос на восстановление отправлен ${at}.`,
                  comment: 'Limit page, the customer has requested the limit back; date and time of the request follow',
                })}
              </Text>
            )}
            <Text>{i18n._((step === null ? undefined : LIMIT_STEP_TEXTS[step]) ?? words.text)}</Text>
            {reason && (
              <Banner
                tone={words.refused ? 'bad' : 'info'}
                title={t({ message: 'Почему', comment: 'Limit page: above the reason of a refusal or a block' })}
              >
                {transliterate(reason.text)}
              </Banner>
            )}
          </Stack>
        </ResultState>
      </Card>
      {acts.checkoutHref !== null && step !== 'shop' && <BackToCheckoutLink href={acts.checkoutHref} isNext={false} />}
      {words.refused && <SupportContacts supportPhone={supportPhone} locale={locale} />}
    </Stack>
  );
}

type ActionProps = Pick<LimitViewProps, 'limit' | 'write' | 'hrefs' | 'checkoutHref' | 'onWrite'> & { of: Limit };

/** The button of the next step; nothing if there is no next step. */
function LimitActionButton({ of, limit, write, hrefs, checkoutHref, onWrite }: ActionProps) {
  const { t } = useLingui();
  const labels = useLimitStepLabels();
  const step = nextLimitStep(of);
  if (step === null) return null;
  // A customer who came from a checkout returns to it, and not to the list of stores.
  if (step === 'shop' && checkoutHref !== null) return <BackToCheckoutLink href={checkoutHref} isNext />;
  const way: LimitAction = LIMIT_ACTIONS[step];
  switch (way.kind) {
    case 'link':
      return <LinkButton href={hrefs[way.to]}>{labels[step]}</LinkButton>;
    case 'refresh':
      return (
        <Stack gap="s">
          {limit.error && !limit.isFetching && (
            <Banner tone="bad" live="alert">
              {t({
                message: 'Не удалось проверить. Попробуйте ещё раз.',
                comment: 'Limit page, being decided: the customer checked the status, and the request failed',
              })}
            </Banner>
          )}
          <Button variant="secondary" pending={limit.isFetching} onClick={() => void limit.refetch()}>
            {labels[step]}
          </Button>
        </Stack>
      );
    case 'write':
      return (
        <Stack gap="s">
          {write.kind === 'refused' && <RefusalBanner refusal={write.refusal} />}
          <Button pending={write.kind === 'busy'} onClick={() => onWrite(way.call)}>
            {labels[step]}
          </Button>
        </Stack>
      );
  }
}
