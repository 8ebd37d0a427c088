import { useLingui } from '@lingui/react/macro';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useRouteContext } from '@tanstack/react-router';

/** Legal entity that operates the portal, at the top of the public offer. */
export function OperatorDetails() {
  const { t } = useLingui();
  const { name, stir, address, licence } = useRouteContext({ from: '__root__', select: (context) => context.operator });
  return (
    <Stack gap="xs">
      <Text size="s" weight="medium">
        {t({ message: `Оператор Muddat: ${name}`, comment: 'Public offer: the legal entity behind Muddat' })}
      </Text>
      <Text size="s">{t({ message: `ИНН: ${stir}`, comment: 'Public offer: the taxpayer number of the legal entity' })}</Text>
      <Text size="s">{t({ message: `Адрес: ${address}`, comment: 'Public offer: the address of the legal entity' })}</Text>
      <Text size="s">{t({ message: `Лицензия: ${licence}`, comment: 'Public offer: the licence of the legal entity' })}</Text>
    </Stack>
  );
}
