import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDays } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { ReturnWish } from '../../domain/return/return-queries.ts';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import { photosBlocker } from './goods-photos.machine.ts';
import type { RequestReturnViewProps, ReturnQuoteState } from './request-return.types.ts';
import { ReturnAmounts } from './return-amounts.tsx';
import { hasUnpaidInstalments } from './return-texts.ts';

type Props = Pick<RequestReturnViewProps, 'photos' | 'write' | 'isUnknown'> & {
  quote: ReturnQuoteState;
  wish: ReturnWish;
  today: CalendarDate;
  /** Whether the refusal is already shown at the fields. */
  isShownAtFields: boolean;
  onSubmit: () => void;
};

/** Effect of the return on amounts and schedule, and the submit button. */
export function ReturnSummary({
  quote: { data, refusal, isFetching, refetch },
  wish,
  today,
  photos,
  write,
  isUnknown,
  isShownAtFields,
  onSubmit,
}: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  if (refusal) {
    if (isShownAtFields) return null;
    return (
      <Stack gap="s" align="start">
        <RefusalBanner refusal={refusal} />
        <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
          {t({ message: 'Посчитать ещё раз', comment: 'Button: the new schedule could not be counted' })}
        </Button>
      </Stack>
    );
  }
  if (!data) {
    return (
      <SkeletonGroup
        label={t({ message: 'Считаем, что изменится…', comment: 'Read by screen readers while the effect of a return is being computed' })}
      >
        <Skeleton shape="tile" />
      </SkeletonGroup>
    );
  }
  const days = formatDays(data.answer_days, language);
  const hold = photosBlocker(photos);
  const repair = wish === 'repair';
  const answer = t({
    message: `Магазин ответит не позже чем через ${days}.`,
    comment: 'Form of a return or repair: over its button; in how many days the store answers, as "3 days"',
  });
  const unchanged = repair
    ? t({ message: 'Пока товар чинят, график прежний: платите как обычно.', comment: 'Form of a repair: over its button' })
    : t({
        message: 'Пока магазин не примет товар, график прежний: платите как обычно.',
        comment: 'Form of a return: over its button',
      });
  return (
    <Stack gap="m">
      {!repair && <ReturnAmounts figures={data.figures} settled={false} today={today} />}
      <Text>{hasUnpaidInstalments(data.figures) ? `${answer} ${unchanged}` : answer}</Text>
      {isUnknown ? (
        <Banner
          tone="info"
          live="alert"
          title={t({ message: 'Пока не знаем, дошла ли заявка', comment: 'Form of a return: no answer came' })}
        >
          {t({
            message: 'Мы не получили ответа. Проверьте ещё раз: повторная заявка не создастся.',
            comment: 'Form of a return: no answer came; asking again is safe',
          })}
        </Banner>
      ) : (
        write.kind === 'refused' && !isShownAtFields && <RefusalBanner refusal={write.refusal} />
      )}
      {hold !== null && (
        <Text tone="quiet" size="s">
          {hold === 'wait'
            ? t({ message: 'Подождите: фото ещё отправляются.', comment: 'Form of a return: its button waits for the photos' })
            : t({
                message: 'Уберите фото, которые не отправились, или добавьте их заново.',
                comment: 'Form of a return: its button waits, as some photos did not get through',
              })}
        </Text>
      )}
      <div>
        <Button width="phone" pending={write.kind === 'busy'} disabled={hold !== null} onClick={onSubmit}>
          {isUnknown
            ? t({ message: 'Обновить статус', comment: 'Button: asks again what became of a change whose answer never came' })
            : repair
              ? t({ message: 'Попросить ремонт', comment: 'Button: the store is asked to mend the goods' })
              : t({
                  message: 'Отправить запрос на возврат',
                  comment: 'Button: the new schedule is agreed to, the store is asked for the return',
                })}
        </Button>
      </div>
    </Stack>
  );
}
