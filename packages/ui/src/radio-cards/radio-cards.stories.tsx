import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { CardNumber } from '../bank-card-tile/bank-card-tile.tsx';
import { CardMark } from '../card-mark/card-mark.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { RadioCards } from './radio-cards.tsx';

function Example({ start = null, error }: { start?: string | null; error?: string }) {
  const say = useStoryTranslation();
  const [value, setValue] = useState<string | null>(start);
  return (
    <RadioCards
      label={say('Откуда списать')}
      value={value}
      onChange={setValue}
      error={error}
      options={say([
        {
          value: 'humo',
          title: (
            <>
              <CardNumber last4="4417" /> <Badge tone="info">основная</Badge>
            </>
          ),
          description: 'Ipoteka Bank · 12/28',
          end: <CardMark system="humo" />,
        },
        { value: 'uzcard', title: <CardNumber last4="0093" />, description: 'Hamkorbank · 03/27', end: <CardMark system="uzcard" /> },
        { value: 'balance', title: 'Баланс', description: 'На балансе 120\u00a0000 сум, для платежа не хватает', disabled: true },
        { value: 'app', title: 'Payme, Click или другое приложение' },
      ])}
    />
  );
}

const words: StoryTranslations = {
  'Откуда списать': 'Qayerdan yechilsin',
  основная: 'asosiy',
  Баланс: 'Balans',
  'На балансе 120\u00a0000 сум, для платежа не хватает': 'Balansda 120\u00a0000\u00a0soʻm, toʻlovga yetmaydi',
  'Payme, Click или другое приложение': 'Payme, Click yoki boshqa ilova',
  'С этой карты не списалось. Выберите другую': 'Bu kartadan yechilmadi. Boshqasini tanlang',
  'Выберите, откуда списать': 'Qayerdan yechilishini tanlang',
};

const guidelines: Guidelines = {
  alsoCalled: 'выбор карты, способ оплаты, тариф, варианты, tanlash, toʻlov usuli, option cards, payment method',
  use: 'A choice of two to five where each option needs an explanation, an amount or an icon: what to pay with, which plan.',
  avoid: 'No explanations (RadioGroup or SegmentedControl); more than seven options (Select).',
  anatomy: 'The label of the group; cards with a circle, a name, an explanation and an end (an amount, a card mark); one error below all.',
  content: 'A short name and an explanation of one line. The explanation of a disabled option says why.',
  accessibility: "The browser's own radio buttons. Circle and border show the choice, not only the colour.",
  keyboard: {
    Tab: 'Enters the group once.',
    'Arrow keys': 'Change the choice.',
  },
};

const meta = {
  title: 'Fields/RadioCards',
  component: Example,
  parameters: { words, props: RadioCards, guidelines },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('radio');
    if (!first || !second) throw new Error('no radio buttons');
    await expect(first).not.toBeChecked();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    // The disabled option is skipped.
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Payme/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Баланс/ })).toBeDisabled();
  },
};
export const Overview: Story = {
  tags: ['picture'],
  args: { start: 'uzcard', error: 'С этой карты не списалось. Выберите другую' },
};
export const Chosen: Story = { args: { start: 'uzcard' } };
export const Wrong: Story = { args: { error: 'Выберите, откуда списать' } };
export const Mobile: Story = { args: { start: 'humo' }, globals: { viewport: { value: 'phone' } } };
export const LongUzbekText: Story = {
  render: () => (
    <RadioCards
      label="Toʻlov qayerdan yechib olinsin"
      value="b"
      onChange={() => undefined}
      options={[
        { value: 'a', title: 'Ish haqi kartasi', description: 'Oʻzbekiston Respublikasi tashqi iqtisodiy faoliyat milliy banki, 12/28' },
        {
          value: 'b',
          title: 'Muddat hisobidagi mablagʻ',
          description: 'Hisobingizdagi mablagʻ navbatdagi toʻlov uchun yetarli',
          end: '350\u00a0000',
        },
      ]}
    />
  ),
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
/** `pairs`: two cards in a row where they fit. `names`: three cards with brand names in a row. */
export const PairsAndNames: Story = {
  render: () => (
    <>
      <RadioCards
        label="Uzcard, Humo"
        layout="pairs"
        value="uzcard"
        onChange={() => undefined}
        options={[
          { value: 'uzcard', title: <CardNumber last4="0093" />, end: <CardMark system="uzcard" /> },
          { value: 'humo', title: <CardNumber last4="4417" />, end: <CardMark system="humo" /> },
        ]}
      />
      <RadioCards
        label="Payme, Click"
        layout="names"
        value="click"
        onChange={() => undefined}
        options={['Payme', 'Click', 'Uzum Bank', 'Paynet', 'Oson', 'Alif'].map((title) => ({ value: title.toLowerCase(), title }))}
      />
    </>
  ),
};
