import { LinkButton } from '@muddat/ui/link';
import { Text } from '@muddat/ui/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withStoryMessages } from '../../testing/story-messages.tsx';
import { OnlineOnly } from './online-only.tsx';

const meta = {
  title: 'Cabinet/Payment without network',
  component: OnlineOnly,
  decorators: [withStoryMessages],
  args: { offline: true, exit: <LinkButton href="#order">К заказу</LinkButton>, children: <Text>Форма оплаты</Text> },
} satisfies Meta<typeof OnlineOnly>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form is hidden, but keeps the typed values. */
export const Default: Story = {};
/** With a network only the form is shown. */
export const Online: Story = { args: { offline: false } };
