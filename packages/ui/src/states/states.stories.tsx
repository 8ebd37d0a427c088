import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { ShoppingBag } from '../icons/icons.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { LinkButton } from '../link/link.tsx';
import { OfflineBar } from '../offline-bar/offline-bar.tsx';
import { Grid } from '../stack/stack.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { ResultState } from './result-state.tsx';

const onRetry = fn();
const words: StoryTranslations = {
  'Не удалось загрузить заказы': 'Buyurtmalarni yuklab boʻlmadi',
  'С ними всё в порядке, не отвечает сервер. Попробуйте ещё раз.': 'Ular joyida, server javob bermayapti. Yana urinib koʻring.',
  'Не удалось загрузить лимит': 'Limitni yuklab boʻlmadi',
  'Заказов пока нет': 'Hozircha buyurtmalar yoʻq',
  'Выбрать магазин': 'Doʻkon tanlash',
  'Оформите первую покупку, и она появится здесь.': 'Birinchi xaridingizni rasmiylashtiring, u shu yerda paydo boʻladi.',
  Оплачено: 'Toʻlandi',
  'К заказу': 'Buyurtmaga',
  'Следующий платёж 27 декабря.': 'Keyingi toʻlov 27-dekabrda.',
  'Платёж не прошёл': 'Toʻlov oʻtmadi',
  'Другой картой': 'Boshqa karta bilan',
  'Банк отклонил карту. Деньги не списаны.': 'Bank kartani rad etdi. Pul yechilmadi.',
  'Проверяем платёж': 'Toʻlov tekshirilmoqda',
  'Ответ от банка ещё не пришёл. Повторять оплату не нужно: результат появится здесь и в истории заказа.':
    'Bankdan javob hali kelmadi. Qayta toʻlash shart emas: natija shu yerda va buyurtma tarixida koʻrinadi.',
  'С ними всё в порядке, не отвечает сервер.': 'Ular joyida, server javob bermayapti.',
  'Деньги не списаны.': 'Pul yechilmadi.',
};

const guidelines: Guidelines = {
  alsoCalled: 'пусто, ошибка, ничего нет, итог, успешно, boʻsh, xato, empty state, error page, result',
  use: 'In place of content: there is none (EmptyState), it did not load (ErrorState), how something ended (ResultState).',
  avoid: 'There is content but something is wrong (Banner); it is still loading (Skeleton).',
  anatomy: 'An icon, a title, a sentence, one next step; an error has «Повторить» and a reference number.',
  content: 'What happened, what is not lost, what to do. No «упс» and no blame.',
  accessibility: 'An error has the role alert, a result the role status. The title takes the focus when a page turns into a result.',
};

const meta = {
  title: 'Feedback/States',
  component: ErrorState,
  args: {
    title: 'Не удалось загрузить заказы',
    children: 'С ними всё в порядке, не отвечает сервер. Попробуйте ещё раз.',
    onRetry,
    requestId: '01JD3R8Q6Z',
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Повторить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalled();
  },
};
/** Several sections of a page may fail at the same time: each error is small, and its request id is folded. */
export const Parts: Story = {
  args: { size: 'part' },
  render: (args) => (
    <Grid columns="1-2-2">
      <Card>
        <ErrorState {...args} title="Не удалось загрузить лимит" />
      </Card>
      <Card>
        <ErrorState {...args} />
      </Card>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [number] = within(canvasElement).getAllByText('Номер обращения: 01JD3R8Q6Z');
    await expect(number).not.toBeVisible();
    const [more] = within(canvasElement).getAllByText('Подробнее');
    if (!more) throw new Error('nothing to open');
    await userEvent.tab();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await expect(number).toBeVisible();
  },
};
export const Empty: Story = {
  render: () => (
    <EmptyState icon={<ShoppingBag size={28} />} title="Заказов пока нет" action={<LinkButton href="#stores">Выбрать магазин</LinkButton>}>
      Оформите первую покупку, и она появится здесь.
    </EmptyState>
  ),
};
export const Offline: Story = { render: () => <OfflineBar offline /> };
export const Results: Story = {
  render: () => (
    <>
      <ResultState tone="good" title="Оплачено" amount={508_000} actions={<LinkButton href="#order">К заказу</LinkButton>}>
        Следующий платёж 27 декабря.
      </ResultState>
      <ResultState tone="bad" title="Платёж не прошёл" actions={<LinkButton href="#again">Другой картой</LinkButton>}>
        Банк отклонил карту. Деньги не списаны.
      </ResultState>
      <ResultState tone="info" busy title="Проверяем платёж" amount={508_000}>
        Ответ от банка ещё не пришёл. Повторять оплату не нужно: результат появится здесь и в истории заказа.
      </ResultState>
    </>
  ),
};
export const LongUzbekText: Story = {
  args: {
    title: 'Buyurtmalarni yuklab boʻlmadi',
    children: 'Ular joyida, faqat server javob bermayapti. Birozdan soʻng qayta urinib koʻring.',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Grid columns="1-2-2">
      <EmptyState
        icon={<ShoppingBag size={28} />}
        title="Заказов пока нет"
        action={<LinkButton href="#stores">Выбрать магазин</LinkButton>}
      >
        Оформите первую покупку, и она появится здесь.
      </EmptyState>
      <ErrorState title="Не удалось загрузить заказы" onRetry={onRetry} requestId="01JD3R8Q6Z">
        С ними всё в порядке, не отвечает сервер.
      </ErrorState>
      <ResultState tone="good" title="Оплачено" amount={508_000} />
      <ResultState tone="bad" title="Платёж не прошёл" level={2}>
        Деньги не списаны.
      </ResultState>
    </Grid>
  ),
};
