import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShoppingBag } from '../icons/index.ts';
import { LinkButton } from '../link/Link.tsx';
import { OfflineBar } from '../offline-bar/OfflineBar.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { ResultState } from './ResultState.tsx';

const onRetry = fn();
const meta = {
  title: 'Сообщения/Состояния',
  component: ErrorState,
  args: {
    title: 'Не удалось загрузить заказы',
    children: 'С ними всё в порядке, не отвечает сервер. Попробуйте ещё раз.',
    onRetry,
    requestId: '01JD3R8Q6Z',
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Повторить' }));
    await expect(onRetry).toHaveBeenCalled();
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
