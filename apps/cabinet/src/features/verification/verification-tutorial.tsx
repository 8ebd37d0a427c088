import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { PhotoExamples } from '../../shared/photo/photo-examples.tsx';
import type { PhotoKind } from '../../shared/photo/photo-warnings.ts';
import * as css from './verification.css.ts';

type Props = {
  /** Called when the tutorial was read or skipped. */
  onEnd: () => void;
};

/** Explains the parts of the identity check before it starts (spec 2: main side, selfie, address, call, include card). */
export function VerificationTutorial({ onEnd }: Props) {
  const { t } = useLingui();
  const steps: { title: string; text: string; examples?: PhotoKind }[] = [
    {
      title: t({ message: 'Главная сторона', comment: 'Tutorial of the identity check, 1 of 5: name' }),
      text: t({
        message: 'Сфотографируйте паспорт или ID-карту со стороны с фотографией.',
        comment: 'Tutorial of the identity check, 1 of 5',
      }),
      examples: 'document',
    },
    {
      title: t({ message: 'Селфи', comment: 'Tutorial of the identity check, 2 of 5: name' }),
      text: t({
        message: 'Снимите себя с паспортом в руке: так мы видим, что документ ваш.',
        comment: 'Tutorial of the identity check, 2 of 5',
      }),
      examples: 'selfie',
    },
    {
      title: t({ message: 'Адрес', comment: 'Tutorial of the identity check, 3 of 5: name' }),
      text: t({ message: 'Сфотографируйте страницу с пропиской или оборот ID-карты.', comment: 'Tutorial of the identity check, 3 of 5' }),
    },
    {
      title: t({ message: 'Звонок', comment: 'Tutorial of the identity check, 4 of 5: name' }),
      text: t({
        message: 'Назовите двух близких. Позвоним им, если не дозвонимся до вас или нужно уточнить данные.',
        comment: 'Tutorial of the identity check, 4 of 5',
      }),
    },
    {
      title: t({ message: 'Карта', comment: 'Tutorial of the identity check, 5 of 5: name' }),
      text: t({
        message: 'Добавьте свою карту Uzcard или Humo. Сейчас с неё ничего не списывается.',
        comment: 'Tutorial of the identity check, 5 of 5',
      }),
    },
  ];
  return (
    <Stack gap="l">
      <Text>
        {t({
          message:
            'Подтвердить личность нужно один раз, это около пяти минут. Шаги можно проходить в любом порядке и продолжить на другом устройстве.',
          comment: 'Above the tutorial of the identity check',
        })}
      </Text>
      <Card padding="l">
        <ol className={css.parts}>
          {steps.map(({ title, text, examples }) => (
            <li key={title} className={css.part}>
              <Heading level={2} size="s">
                {title}
              </Heading>
              <Text size="s" tone="quiet">
                {text}
              </Text>
              {examples && <PhotoExamples kind={examples} />}
            </li>
          ))}
        </ol>
      </Card>
      <Inline gap="xs">
        <Button width="phone" onClick={onEnd}>
          {t({ message: 'Начать', comment: 'Button: from the tutorial to the identity check' })}
        </Button>
        <Button variant="ghost" width="phone" onClick={onEnd}>
          {t({ message: 'Пропустить', comment: 'Button: skips the tutorial of the identity check' })}
        </Button>
      </Inline>
    </Stack>
  );
}
