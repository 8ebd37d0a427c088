import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Продукт/Steps',
  component: Steps,
  args: {
    level: 2,
    steps: [
      { title: 'Подтвердите личность', text: 'Паспорт, селфи и карта. Каждый снимок проверяется сразу, причина отказа — словами.' },
      { title: 'Получите лимит', text: 'Ответ придёт по SMS. Видно, сколько доступно и до какого дня.' },
      { title: 'Платите, как удобно', text: 'Картой, с баланса или через приложение. Досрочно — дешевле.' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
