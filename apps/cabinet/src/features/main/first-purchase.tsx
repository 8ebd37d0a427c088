import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { Steps } from '@muddat/ui/steps';

/** Explains the first purchase to a customer with a limit. */
export function FirstPurchaseGuide() {
  const { t } = useLingui();
  const steps = [
    {
      title: t({ message: 'Выберите товары', comment: 'Main page, how a first purchase is made, 1 of 3' }),
      text: t({
        message: 'Положите в корзину то, что понравилось, и выберите срок.',
        comment: 'Main page, how a first purchase is made, 1 of 3: text',
      }),
    },
    {
      title: t({ message: 'Подпишите договор кодом из СМС', comment: 'Main page, how a first purchase is made, 2 of 3' }),
      text: t({
        message: 'Проверьте все суммы и даты, затем введите код из СМС.',
        comment: 'Main page, how a first purchase is made, 2 of 3: text',
      }),
    },
    {
      title: t({ message: 'Платите частями', comment: 'Main page, how a first purchase is made, 3 of 3' }),
      text: t({
        message: 'Раз в месяц, картой, с баланса или через приложение. О платеже напомним.',
        comment: 'Main page, how a first purchase is made, 3 of 3: text',
      }),
    },
  ];
  return (
    <Card as="section" aria-labelledby="first-purchase">
      <Stack gap="m">
        <Heading level={2} size="m" id="first-purchase">
          {t({
            message: 'Как сделать первую покупку',
            comment: 'Main page of a customer with a limit and no orders: heading of three steps',
          })}
        </Heading>
        <Steps steps={steps} />
      </Stack>
    </Card>
  );
}
