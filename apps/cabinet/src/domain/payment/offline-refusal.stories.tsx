import { LinkButton } from '@muddat/ui/link';
import { Text } from '@muddat/ui/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '../../testing/story-words.tsx';
import { OfflineRefusal } from './offline-refusal.tsx';

const meta = {
  title: 'Кабинет/Оплата/Без сети',
  component: OfflineRefusal,
  decorators: [storyWords],
  args: { offline: true, exit: <LinkButton href="#order">К заказу</LinkButton>, children: <Text>Форма оплаты</Text> },
} satisfies Meta<typeof OfflineRefusal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form is hidden, but keeps the typed values. */
export const Default: Story = {};
/** With a network only the form is shown. */
export const Online: Story = { args: { offline: false } };
