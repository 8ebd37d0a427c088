import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { Money } from '@muddat/ui/money';
import { Inline } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';

/** What lies on the balance and can be paid with. */
export function BalanceLine({ amount }: { amount: number }) {
  const { t } = useLingui();
  return (
    <Card>
      <Inline gap="m" justify="between">
        <Text as="span">{t({ message: 'На балансе', comment: 'Main page: the sum on the balance follows' })}</Text>
        <Text as="strong" weight="strong">
          <Money amount={amount} />
        </Text>
      </Inline>
    </Card>
  );
}
