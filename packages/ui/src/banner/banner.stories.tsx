import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Announcer } from '../announcer/announcer.tsx';
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
};

const meta = {
  title: 'Сообщения/Banner',
  component: Banner,
  subcomponents: { Announcer },
  args: { children: 'Платёж проверяется. Результат появится здесь, повторять оплату не нужно.' },
  parameters: {
    words,
    docs: {
      description: {
        component: `
- **Когда**: состояние дела там, где оно касается человека: платёж проверяется, карта не прошла.
- **Когда не**: подтвердить нажатие (Toast), ошибка одного поля (у поля), пустая страница (EmptyState).
- **Из чего**: знак тона, заголовок при нужде, одна-две фразы, действие, крестик, если можно убрать.
- **Слова**: что случилось, что с деньгами, что делать: «Банк отклонил платёж. Деньги не списаны».
- **Доступность**: появившийся после нажатия — live: status ждёт паузы, alert прерывает; смысл несут и знак, и слова.
`,
      },
    },
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
