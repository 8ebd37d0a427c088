import { useLingui } from '@lingui/react/macro';
import { UserText, useLanguage } from '@muddat/app-shell';
import { formatPhone } from '@muddat/i18n';
import { Badge } from '@muddat/ui/badge';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Link } from '@muddat/ui/link';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { Return } from '../../domain/return/return-queries.ts';
import { RETURN_STATES } from '../../domain/return/return-states.ts';
import { formatDayAndTime } from '../../shared/time/time-text.ts';
import { hasUnpaidInstalments } from './return-texts.ts';

/** Status of a return, the next step with its deadline, and the answer of the store or of support. */
export function ReturnCaseStatus({ returnCase, supportPhone }: { returnCase: Return; supportPhone: string }) {
  const { i18n, t } = useLingui();
  const { state, store, store_phone, answer } = returnCase;
  const next = useNextStep(returnCase);
  const { tone, label } = RETURN_STATES[state];
  const call = t({ message: 'Позвонить в магазин', comment: 'Page of one return: link that calls the store' });
  const callUs = t({ message: 'Позвонить в Muddat', comment: 'Page of one return: link that calls our support staff' });
  return (
    <Card as="section" padding="l">
      <Stack gap="m">
        <Inline gap="xs">
          <Heading level={2} size="m">
            {store.name}
          </Heading>
          <Badge tone={tone}>{i18n._(label)}</Badge>
        </Inline>
        {/* The live region stays mounted, so that screen readers announce a changed next step. */}
        <div role="status">
          <Text>{next}</Text>
        </div>
        {answer && (
          <Stack gap="xxs">
            <Text size="s" tone="quiet">
              {answer.from === 'store'
                ? t({ message: 'Ответ магазина', comment: 'Page of one return: over what the store has answered' })
                : t({ message: 'Ответ Muddat', comment: 'Page of one return: over what our support staff has answered' })}
            </Text>
            <Text>
              <UserText words={answer.text} />
            </Text>
          </Stack>
        )}
        <Inline gap="m">
          {store_phone !== null && (
            <Link href={`tel:${store_phone}`}>
              {call}: {formatPhone(store_phone)}
            </Link>
          )}
          <Link href={`tel:${supportPhone}`}>
            {callUs}: {formatPhone(supportPhone)}
          </Link>
        </Inline>
      </Stack>
    </Card>
  );
}

/** Text of the next step with its deadline, and its effect on the schedule if instalments are left to pay. */
function useNextStep(one: Return): string {
  const [next, ofSchedule] = [useNextStepText(one), useScheduleText(one)];
  return hasUnpaidInstalments(one.figures) && ofSchedule !== null ? `${next} ${ofSchedule}` : next;
}

function useNextStepText({ state, wish, next_step, deadline, figures, settled, photos, answer }: Return): string {
  const { t } = useLingui();
  const language = useLanguage();
  const until = deadline === null ? '' : formatDayAndTime(deadline, language);
  switch (next_step) {
    case 'wait_store':
      return t({
        message: `Магазин ответит до ${until}. Если промолчит, решать будем мы.`,
        comment: 'Page of one return: the store has to answer; a day and a time',
      });
    case 'bring_goods':
      return wish === 'repair'
        ? t({
            message: `Отдайте товар магазину до ${until}, иначе заявка на ремонт закроется.`,
            comment: 'Page of one repair: the customer has to bring the goods; a day and a time',
          })
        : t({
            message: `Отдайте товар магазину до ${until}, иначе возврат закроется.`,
            comment: 'Page of one return: the customer has to bring the goods; a day and a time',
          });
    case 'wait_repair':
      return t({
        message: `Магазин чинит товар и вернёт его до ${until}. Если не успеет, решать будем мы.`,
        comment: 'Page of one repair: the store mends the goods; a day and a time',
      });
    case 'wait_support':
      if (answer === null) {
        return t({
          message: `Магазин не ответил. Теперь разбираемся мы и решим до ${until}.`,
          comment: 'Page of one return: our support staff decides, since the store has not answered; a day and a time',
        });
      }
      return photos.length > 0
        ? t({
            message: `Мы изучаем ваши фото и ответ магазина и решим до ${until}.`,
            comment: 'Page of one return: our support staff decides; a day and a time',
          })
        : t({
            message: `Мы изучаем ответ магазина и решим до ${until}.`,
            comment: 'Page of one return without photos: our support staff decides; a day and a time',
          });
    case 'may_dispute':
      return t({
        message: 'Не согласны с магазином? Передайте спор в Muddat. Это можно сделать в течение 30 дней после его ответа.',
        comment: 'Page of one return: the store has refused, the customer may ask us',
      });
    case 'none':
      break;
  }
  if (settled) {
    const { give_back, give_back_to } = figures;
    if (give_back === 0) return t({ message: 'Товар у магазина.', comment: 'Page of one return: it is done, no money comes back' });
    return give_back_to === 'store_cash'
      ? t({ message: 'Товар у магазина. Деньги он вернёт наличными.', comment: 'Page of one return: it is done, the store gives cash' })
      : t({ message: 'Товар у магазина, деньги на балансе.', comment: 'Page of one return: it is done, money is on the balance' });
  }
  if (state === 'repaired') return t({ message: 'Товар починили.', comment: 'Page of one repair: the goods were mended' });
  if (wish === 'repair') {
    return t({ message: 'Заявка на ремонт закрыта.', comment: 'Page of one repair: it ended without the goods being mended' });
  }
  return state === 'withdrawn'
    ? t({ message: 'Возврат закрыт по вашей просьбе.', comment: 'Page of one return: the customer withdrew it' })
    : t({ message: 'Возврат закрыт.', comment: 'Page of one return: it ended without the goods going back' });
}

/** Effect of the next step on the schedule; null when there is nothing to say. */
function useScheduleText({ wish, next_step, settled }: Return): string | null {
  const { t } = useLingui();
  if (next_step === 'may_dispute') return null;
  if (next_step === 'wait_store' || next_step === 'wait_support') {
    return t({ message: 'Пока платите по прежнему графику.', comment: 'Page of one return: nobody has decided about it yet' });
  }
  if (next_step === 'wait_repair' || (next_step === 'bring_goods' && wish === 'repair')) {
    return t({ message: 'График не меняется: платите как обычно.', comment: 'Page of one repair: it goes on' });
  }
  if (next_step === 'bring_goods') {
    return t({ message: 'График изменится, когда магазин получит товар.', comment: 'Page of one return: the goods have to be brought' });
  }
  return settled
    ? t({ message: 'График пересчитан.', comment: 'Page of one return: it is done' })
    : t({ message: 'График остался прежним.', comment: 'Page of one return or repair: it ended without the goods going back' });
}
