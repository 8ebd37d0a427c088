import { useLingui } from '@lingui/react/macro';
import { AccordionItem } from '@muddat/ui/accordion';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';

/** What to check if the code does not arrive (spec-rows X-05): first the `hints` of the current step, then the general ones. */
export function NoCodeHelp({ hints }: { hints: readonly string[] }) {
  const { t } = useLingui();
  const all = [
    ...hints,
    t({
      message: 'Проверьте, что телефон включён, в сети и может получать СМС.',
      comment: 'Code step, the code never comes: what to check',
    }),
    t({
      message: 'Иногда СМС идёт до двух минут. Потом запросите код ещё раз: прежний перестанет действовать.',
      comment: 'Code step, the code never comes: what to do',
    }),
  ];
  return (
    <AccordionItem title={t({ message: 'Код не приходит?', comment: 'Code step: opens what to check when no code comes' })}>
      <Stack as="ul" gap="xs">
        {all.map((check) => (
          <Text key={check} as="li" size="s">
            {check}
          </Text>
        ))}
      </Stack>
    </AccordionItem>
  );
}
