import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { LinkButton } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { Stepper } from '@muddat/ui/stepper';
import { Text } from '@muddat/ui/text';
import { useLimitStepLabels } from '../../domain/limit/use-limit-step-labels.ts';
import type { MainContent } from './main-content.ts';

type Props = { status: Extract<MainContent, { lead: 'start' }>['kind']; locale: Locale };

/** The progress of a new customer towards the first purchase in instalments, and the next step. */
export function OnboardingSection({ status, locale }: Props) {
  const { t } = useLingui();
  const labels = useLimitStepLabels();
  const steps = [
    t({ message: 'Регистрация', comment: 'Main page, the way to the first purchase: a step, done' }),
    t({ message: 'Подтверждение личности', comment: 'Main page, the way to the first purchase: a step' }),
    t({ message: 'Решение по лимиту', comment: 'Main page, the way to the first purchase: a step' }),
    t({ message: 'Покупка', comment: 'Main page, the way to the first purchase: the last step' }),
  ];
  const words = {
    not_created: {
      current: 2,
      text: t({
        message:
          'Вы зарегистрированы. Чтобы покупать частями, узнайте лимит, до 15\u00a0000\u00a0000\u00a0сум: нужны паспорт, карта и номера двух близких.',
        comment: 'Main page of a customer who has no limit yet',
      }),
      button: labels.request,
    },
    requested: {
      current: 2,
      text: t({
        message: 'Заявка начата. Осталось подтвердить личность, всё заполненное сохранено.',
        comment: 'Main page of a customer who has started to request a limit',
      }),
      button: labels.verify,
    },
    pending: {
      current: 3,
      text: t({
        message: 'Заявку проверяем, ответ придёт по СМС. Товары можно выбирать уже сейчас.',
        comment: 'Main page of a customer whose limit is being decided',
      }),
      button: t({ message: 'Подробнее о лимите', comment: 'Button on the main page: to the page of the limit' }),
    },
  }[status];
  return (
    <Card as="section" padding="l" aria-labelledby="start">
      <Stack gap="m">
        <Heading level={2} size="m" id="start">
          {t({ message: 'До первой покупки', comment: 'Main page: heading of the progress of a new customer' })}
        </Heading>
        <Stepper steps={steps} current={words.current} />
        <Text>{words.text}</Text>
        <LinkButton href={hrefTo('limit', {}, locale)} width="phone">
          {words.button}
        </LinkButton>
      </Stack>
    </Card>
  );
}
