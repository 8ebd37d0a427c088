import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Monitor, Phone, Smartphone } from '../icons/icons.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { ActionList, ActionRow } from './action-row.tsx';

const onEnd = fn();

const words: StoryTranslations = {
  'Это устройство': 'Shu qurilma',
  'Город не определён': 'Shahar aniqlanmadi',
  'сейчас в кабинете': 'hozir kabinetda',
  вчера: 'kecha',
  Завершить: 'Tugatish',
  Изменить: 'Oʻzgartirish',
  Телефон: 'Telefon',
  Устройства: 'Qurilmalar',
};

const meta = {
  title: 'Продукт/ActionRow',
  component: ActionRow,
  args: {
    icon: <Smartphone size={22} />,
    title: 'Android, Chrome',
    lines: ['Город не определён', 'вчера'],
    action: (
      <Button variant="ghost" size="s" onClick={onEnd}>
        Завершить
      </Button>
    ),
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
  parameters: {
    words,
    docs: {
      description: {
        component: [
          '- **Когда**: вещь клиента и одно действие с ней: устройство, ключ доступа, телефон и пароль. Несколько строк ставит ActionList.',
          '- **Когда не**: для сообщений (NotificationRow), для карт (BankCardTile), когда строка целиком ведёт на страницу.',
          '- **Из чего**: знак, название, отметка, тихие строки, одна тихая кнопка; на узком экране кнопка уходит под слова.',
          '- **Слова**: название — как вещь зовёт её хозяин; на кнопке глагол.',
          '- **Доступность**: строка названа своим заголовком; кнопка называет, чего она касается; отметка — словом, не только цветом.',
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof ActionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = (
  <ActionList
    label="Устройства"
    rows={[
      {
        id: 'own',
        icon: <Smartphone size={22} />,
        title: 'Android, Chrome',
        badge: <Badge tone="info">Это устройство</Badge>,
        lines: ['Город не определён', 'сейчас в кабинете'],
        highlighted: true,
      },
      {
        id: 'other',
        icon: <Monitor size={22} />,
        title: 'Windows, Firefox',
        lines: ['Город не определён', 'вчера'],
        action: (
          <Button variant="ghost" size="s">
            Завершить
          </Button>
        ),
      },
      {
        id: 'phone',
        icon: <Phone size={22} />,
        title: 'Телефон',
        lines: ['+998 90 ••• •• 01'],
        action: (
          <Button variant="ghost" size="s">
            Изменить
          </Button>
        ),
      },
    ]}
  />
);
export const Default: Story = {
  play: async ({ canvasElement }) => {
    onEnd.mockClear();
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(onEnd).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('article', { name: 'Android, Chrome' })).toBeVisible();
  },
};
export const Phone360: Story = { render: () => all, globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = {
  args: {
    title: 'Nomaʼlumqurilmavanomaʼlumbrauzerorqalikirish',
    badge: <Badge tone="info">Hozir shu qurilmadan foydalanyapsiz</Badge>,
    lines: ['Shahar aniqlanmadi', 'oxirgi marta 2026-yil 21-noyabrda ishlatilgan'],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'], render: () => all };
