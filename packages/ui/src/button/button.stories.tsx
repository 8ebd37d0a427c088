import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ArrowRight, CreditCard, RefreshCw, X } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Inline, Stack } from '../stack/stack.tsx';
import { Button } from './button.tsx';

const words: StoryTranslations = {
  'Оплатить 508\u00a0000\u00a0сум': '508\u00a0000\u00a0soʻm toʻlash',
  Оплатить: 'Toʻlash',
  'Другая сумма': 'Boshqa summa',
  'Отправить ещё раз': 'Yana yuborish',
  'Удалить карту': 'Kartani oʻchirish',
  Войти: 'Kirish',
  Повторить: 'Qayta urinish',
  Дальше: 'Davom etish',
  Недоступно: 'Hozircha mumkin emas',
  Закрыть: 'Yopish',
  'Узнать свой лимит': 'Limitni bilish',
  'Как это устроено': 'Bu qanday ishlaydi',
  ОК: 'OK',
  'Оплатить частями': 'Boʻlib toʻlash',
};

const guidelines: Guidelines = {
  alsoCalled: 'кнопка, нажать, действие, tugma, bosish, CTA, submit, press',
  use: 'Doing something. One `primary` per screen; the others are `secondary` and `ghost`. `danger` is for what cannot be undone.',
  avoid: 'Going to another page (LinkButton); switching a setting on (Switch).',
  anatomy: 'A verb, with an icon before or after it if needed; 48 px or 44 px high. A pending button keeps its width.',
  parts: [
    { selector: 'button', side: 'end', name: 'Container', text: '48 px high (`m`) or 44 px (`s`). Its colour is the `variant`.' },
    {
      selector: 'svg',
      side: 'top',
      name: 'Icon',
      text: 'Before the label, 18 or 20 px. Optional: only if it is understood faster than the word.',
    },
    { selector: 'span', side: 'bottom', name: 'Label', text: 'A verb and its object. It wraps if it must, and is never cut.' },
    {
      selector: 'svg:last-of-type',
      side: 'top',
      name: 'Icon at the end',
      text: 'Optional: an arrow, where the button leads to the next step.',
    },
  ],
  content: 'A verb and its object, with the amount when money is paid: «Оплатить 508 000 сум». Not «ОК», not «Отправить».',
  accessibility:
    'While it is pending, the button keeps the focus and ignores further presses. Next to a disabled button, say why it is disabled.',
  keyboard: {
    'Enter, Space': 'Presses the button.',
    Tab: 'Moves the focus. A pending button can be focused, a disabled one cannot.',
  },
};

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Оплатить 508\u00a0000\u00a0сум', onClick: fn() },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Оплатить 508\u00a0000\u00a0сум' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      <Inline>
        <Button>Оплатить</Button>
        <Button variant="secondary">Другая сумма</Button>
        <Button variant="ghost">Отправить ещё раз</Button>
        <Button variant="danger">Удалить карту</Button>
      </Inline>
      <Inline>
        <Button size="s">Войти</Button>
        <Button size="s" variant="secondary" icon={<RefreshCw size={18} />}>
          Повторить
        </Button>
        <Button size="s" variant="ghost" iconEnd={<ArrowRight size={18} />}>
          Дальше
        </Button>
        <Button disabled>Недоступно</Button>
        <IconButton icon={<X size={20} />} label="Закрыть" />
      </Inline>
      <Card tone="cobalt">
        <Inline>
          <Button variant="tile">Узнать свой лимит</Button>
          <Button variant="secondary">Как это устроено</Button>
        </Inline>
      </Card>
    </Stack>
  ),
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};

export const LongUzbekText: Story = {
  args: { children: 'Muddatidan oldin toʻliq toʻlash: 15 000 000 soʻm', width: 'phone' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { ...Variants, tags: ['picture'] };

export const Parts: Story = {
  tags: ['anatomy', '!dev', '!autodocs'],
  args: { children: 'Оплатить частями', icon: <CreditCard size={20} />, iconEnd: <ArrowRight size={20} /> },
};

export const OnePrimary: Story = {
  name: 'One primary button per screen, with a verb and the amount.',
  tags: ['do', '!dev', '!autodocs'],
  render: () => (
    <Inline>
      <Button>{'Оплатить 508\u00a0000\u00a0сум'}</Button>
      <Button variant="ghost">Другая сумма</Button>
    </Inline>
  ),
};
export const TwoPrimaries: Story = {
  name: 'Two primary buttons: neither is the main action.',
  tags: ['dont', '!dev', '!autodocs'],
  render: () => (
    <Inline>
      <Button>Оплатить</Button>
      <Button>Оплатить частями</Button>
    </Inline>
  ),
};
export const VerbAndObject: Story = {
  name: 'A verb and its object, understood without the text around it.',
  tags: ['do', '!dev', '!autodocs'],
  render: () => <Button variant="danger">Удалить карту</Button>,
};
export const WordWithoutMeaning: Story = {
  name: '«ОК» makes people read the text above once more.',
  tags: ['dont', '!dev', '!autodocs'],
  render: () => <Button>ОК</Button>,
};
