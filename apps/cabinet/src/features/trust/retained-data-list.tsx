import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateLong } from '@muddat/i18n';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { RetainedData } from './trust.types.ts';

/** Data that the law requires us to keep after the deletion of the account, and until when. */
export function RetainedDataList({ retained }: { retained: readonly RetainedData[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const names: Record<RetainedData['what'], string> = {
    orders: t({ message: 'Заказы и договоры, без имени и телефона', comment: 'What the law keeps after an account was deleted' }),
    payments: t({ message: 'Платежи, с цифрами карт, которыми платили', comment: 'What the law keeps after an account was deleted' }),
    identity: t({
      message: 'Паспорт, ПИНФЛ и принятые фото документов, на которых есть ваше имя',
      comment: 'What the law keeps after an account was deleted',
    }),
  };
  if (retained.length === 0) {
    return <Text>{t({ message: 'Мы не храним больше ничего.', comment: 'After an account was deleted: nothing of it is kept' })}</Text>;
  }
  return (
    <Stack gap="xs">
      <Text>
        {t({
          message: 'По закону останутся:',
          comment: 'Above the list of what the law keeps after an account was deleted',
        })}
      </Text>
      <Stack as="ul" gap="xxs">
        {retained.map(({ what, until }) => {
          const [name, day] = [names[what], formatDateLong(until, language)];
          return (
            <li key={what}>
              <Text>
                {t({
                  message: `${name} — не дольше чем до ${day}`,
                  comment: 'What the law keeps after an account was deleted, and the last day of it; a part goes earlier',
                })}
              </Text>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
