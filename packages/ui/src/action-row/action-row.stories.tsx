import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronRight, Monitor, Phone, Smartphone } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { ActionList, ActionRow } from './action-row.tsx';

const onEnd = fn();

const words: StoryTranslations = {
  'Это устройство': 'Shu qurilma',
  'Город не определён': 'Shahar aniqlanmadi',
  'сейчас в кабинете': 'hozir kabinetda',
  'Город не определён, сейчас в кабинете': 'Shahar aniqlanmadi, hozir kabinetda',
  вчера: 'kecha',
  Завершить: 'Tugatish',
  Изменить: 'Oʻzgartirish',
  Телефон: 'Telefon',
  Устройства: 'Qurilmalar',
};

const guidelines: Guidelines = {
  alsoCalled: 'строка с кнопкой, устройство, ключ доступа, qator, list item, device, setting',
  use: 'A thing of the customer and one action on it: a device, a passkey, the phone number, the password. ActionList stacks several rows.',
  avoid: 'Messages (NotificationRow); bank cards (BankCardTile); a row that as a whole leads to a page (LinkRow).',
  anatomy: 'An icon, the name, a mark, quiet lines, one quiet button. On a narrow screen a button with words moves below the text.',
  content: 'The name is what the owner calls the thing. The button has a verb.',
  accessibility: "The heading names the row. The button's name says what it acts on. The mark is a word, not only a colour.",
};

const meta = {
  title: 'Product/ActionRow',
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
    guidelines,
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
/** An icon keeps its column beside a long text; only an action with words moves below it. */
export const IconAction: Story = {
  args: {
    badge: <Badge>Город не определён</Badge>,
    lines: ['Город не определён, сейчас в кабинете'],
    action: <IconButton icon={<ChevronRight size={20} />} label="Изменить" />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line =
      canvas
        .getAllByText(/^Город/)
        .at(-1)
        ?.getBoundingClientRect() ?? new DOMRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.left).toBeGreaterThanOrEqual(line.right);
    await expect(button.top).toBeLessThan(line.bottom);
  },
  globals: { viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'], render: () => all };
