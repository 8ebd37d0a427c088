import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Trash2 } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Grid } from '../stack/stack.tsx';
import { BankCardTile, type BankCardTileProps } from './bank-card-tile.tsx';

const onDelete = fn();
const card: BankCardTileProps = { system: 'humo', bank: 'Ipoteka Bank', last4: '4417', expiry: '2812', today: '2026-11-21' };
const remove = <IconButton icon={<Trash2 size={20} />} label="Удалить карту •• 4417" onClick={onDelete} />;

const foot = (
  <>
    <Button variant="ghost" size="s">
      Сделать основной
    </Button>
    <Button variant="ghost" size="s">
      Удалить
    </Button>
  </>
);

const words: StoryTranslations = {
  'Сделать основной': 'Asosiy qilish',
  Удалить: 'Toʻxtatish',
  'Удалить карту •• 4417': 'Kartani oʻchirish ••\u00a04417',
  'На ней идёт платёж': 'Bu karta bilan toʻlov oʻtkazilmoqda',
};

const guidelines: Guidelines = {
  alsoCalled: 'банковская карта, сохранённая карта, узкарт, хумо, bank kartasi, Uzcard, Humo, payment card',
  use: 'A saved card in the list of cards, or the card that a payment was taken from.',
  avoid: 'A choice of what to pay with (RadioCards); entry of a card number (CardNumberField).',
  anatomy:
    'The mark of the card system (two for a co-branded card), the last four digits, «основная», bank and expiry date, a warning about expiry; an action as an icon at the end of the row or as words below.',
  content: '«скоро истекает» for the last two months, «срок истёк» after them. If the card does not work, say why next to it.',
  accessibility:
    "The dots are read as «карта, последние цифры». The marks of the systems are our own drawings, a word on a colour. The action's name includes its card.",
};

const meta = {
  title: 'Product/BankCardTile',
  component: BankCardTile,
  args: { ...card, isDefault: true },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof BankCardTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { actions: remove },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12/28');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Удалить карту •• 4417' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
  },
};
export const EndsSoon: Story = {
  args: { expiry: '2701' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('скоро истекает')).toBeVisible();
  },
};
export const Ended: Story = {
  args: { expiry: '2610' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('срок истёк')).toBeVisible();
  },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Grid columns="1-2-2" gap="s">
      <BankCardTile {...card} isDefault actions={remove} />
      <BankCardTile {...card} system="uzcard" bank="Hamkorbank" last4="0093" expiry="2703" foot={foot} />
      <BankCardTile {...card} system="uzcard" network="visa" bank="Kapitalbank" last4="1112" isDefault actions={remove} />
      <BankCardTile {...card} system="humo" network="mastercard" bank="Asakabank" last4="7003" expiry="2701" actions={remove} />
      <BankCardTile {...card} system="uzcard" network="unionpay" bank="Anorbank" last4="5550" expiry="2610" actions={remove} />
      <BankCardTile {...card} disabled="На ней идёт платёж" />
      <BankCardTile {...card} system="mir" bank={null} last4="9000" />
    </Grid>
  ),
};
export const LongUzbekText: Story = {
  args: {
    system: 'uzcard',
    network: 'mastercard',
    bank: 'Oʻzbekiston Respublikasi Tashqi iqtisodiy faoliyat milliy banki',
    expiry: '2612',
    disabled: 'Bu karta orqali hozir toʻlov oʻtkazilmoqda',
    foot,
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
