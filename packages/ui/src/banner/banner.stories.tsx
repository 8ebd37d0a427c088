import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Banner } from './banner.tsx';

const words: StoryTranslations = {
  'Платёж проверяется. Результат появится здесь, повторять оплату не нужно.':
    'Toʻlov tekshirilmoqda. Natija shu yerda chiqadi, qayta toʻlash shart emas.',
  'Платёж проверяется': 'Toʻlov tekshirilmoqda',
  'Результат появится здесь, повторять оплату не нужно.': 'Natija shu yerda chiqadi, qayta toʻlash shart emas.',
  'Оплачено 508 000 сум. Квитанция в истории заказа.': '508\u00a0000\u00a0soʻm toʻlandi. Kvitansiya buyurtma tarixida.',
  'До платежа осталось 3 дня.': 'Toʻlovgacha 3 kun qoldi.',
  'Карта не прошла': 'Karta oʻtmadi',
  'Выбрать другую карту': 'Boshqa kartani tanlash',
  'Банк отклонил платёж. Деньги не списаны.': 'Bank toʻlovni rad etdi. Pul yechilmadi.',
  'Часть данных могла устареть.': 'Baʼzi maʼlumotlar eskirgan boʻlishi mumkin.',
  'Ошибка оплаты': 'Toʻlov xatosi',
  'Попробуйте позже.': 'Keyinroq urinib koʻring.',
  'Карта добавлена.': 'Karta qoʻshildi.',
};

const guidelines: Guidelines = {
  alsoCalled: 'сообщение, предупреждение, уведомление, ошибка, плашка, xabar, ogohlantirish, alert, notice, message',
  use: 'The state of a matter, shown where it concerns the customer: a payment is being checked, a card was refused.',
  avoid: 'Confirming a press (Toast); an error of one field (at the field); an empty page (EmptyState).',
  anatomy: 'An icon of the tone, a title if needed, one or two sentences, an action, and a cross if it can be dismissed.',
  content: 'What happened, what happened to the money, what to do: «Банк отклонил платёж. Деньги не списаны».',
  accessibility:
    'A banner that appears after a press needs `live`: `status` waits for a pause in speech, `alert` interrupts. Icon and words both carry the meaning.',
};

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'Платёж проверяется. Результат появится здесь, повторять оплату не нужно.' },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Banner tone="info" title="Платёж проверяется">
        Результат появится здесь, повторять оплату не нужно.
      </Banner>
      <Banner tone="good">Оплачено 508 000 сум. Квитанция в истории заказа.</Banner>
      <Banner tone="soon">До платежа осталось 3 дня.</Banner>
      <Banner
        tone="bad"
        title="Карта не прошла"
        actions={
          <Link href="#cards" tone="strong">
            Выбрать другую карту
          </Link>
        }
      >
        Банк отклонил платёж. Деньги не списаны.
      </Banner>
      <Banner tone="neutral">Часть данных могла устареть.</Banner>
    </Stack>
  ),
};

const onClose = fn();
export const Closable: Story = {
  args: { onClose, live: 'status' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenCalled();
  },
};

export const LongUzbekText: Story = {
  args: {
    tone: 'soon',
    title: 'Toʻlov muddati yaqinlashmoqda',
    children: 'Toʻlovni kechiktirmaslik uchun kartangizda yetarli mablagʻ borligini tekshiring.',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { ...Tones, tags: ['picture'] };

export const MoneyAndNextStep: Story = {
  name: 'Say what happened, where the money is, and offer the next step.',
  tags: ['do', '!dev', '!autodocs'],
  render: () => (
    <Banner
      tone="bad"
      title="Карта не прошла"
      actions={
        <Link href="#cards" tone="strong">
          Выбрать другую карту
        </Link>
      }
    >
      Банк отклонил платёж. Деньги не списаны.
    </Banner>
  ),
};
export const OnlyBadNews: Story = {
  name: 'Only the bad news: is the money gone, and when is «позже»?',
  tags: ['dont', '!dev', '!autodocs'],
  render: () => (
    <Banner tone="bad" title="Ошибка оплаты">
      Попробуйте позже.
    </Banner>
  ),
};
export const StateThatLasts: Story = {
  name: 'A state that lasts, at the place that it concerns.',
  tags: ['do', '!dev', '!autodocs'],
  render: () => <Banner tone="soon">До платежа осталось 3 дня.</Banner>,
};
export const ConfirmsPress: Story = {
  name: 'Confirming a press: it stays on the page although the customer knows. Use a Toast.',
  tags: ['dont', '!dev', '!autodocs'],
  render: () => (
    <Banner tone="good" onClose={onClose}>
      Карта добавлена.
    </Banner>
  ),
};
