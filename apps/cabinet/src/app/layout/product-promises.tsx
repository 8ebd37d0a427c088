import { useLingui } from '@lingui/react/macro';
import { CalendarDays, ShieldCheck, Store } from '@muddat/ui/icons';
import { Inline, Stack } from '@muddat/ui/stack';

/** What the product promises, in three lines. */
export function ProductPromises() {
  const { t } = useLingui();
  const promises = [
    [Store, t({ message: 'Покупки в магазинах-партнёрах, первый взнос — по желанию', comment: 'What the registration gives, 1 of 3' })],
    [CalendarDays, t({ message: 'Каждая дата и сумма известны заранее', comment: 'What the registration gives, 2 of 3' })],
    [ShieldCheck, t({ message: 'Без скрытых комиссий, досрочно — бесплатно', comment: 'What the registration gives, 3 of 3' })],
  ] as const;
  return (
    <Stack as="ul" gap="m">
      {promises.map(([Icon, words]) => (
        <Inline as="li" key={words} gap="s" align="start" nowrap>
          <Icon size={24} />
          <span>{words}</span>
        </Inline>
      ))}
    </Stack>
  );
}
