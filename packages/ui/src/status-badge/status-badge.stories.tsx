import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import { Inline, Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { StatusBadge } from './status-badge.tsx';
import { STATUS_APPEARANCES } from './statuses.ts';

const guidelines: Guidelines = {
  alsoCalled: 'статус, состояние заказа, оплачено, просрочено, holat, status, state',
  use: 'The server sends a status and the customer needs one word: in a list, on a card, next to a title.',
  avoid: 'Counters and marks such as «основная» or «новое» (Badge); something to be done (Banner).',
  anatomy: 'An icon of 14 px, a word, a soft background. It knows the words of orders, limits, documents, payments and schedule rows.',
  content:
    'One or two words in lower case, as a customer says them: «в пути», not dpd_delivery. An unknown status is shown as received, without colour.',
  accessibility: 'Word and icon carry the meaning, the colour only supports them. Screen readers skip the icon.',
};

const meta = {
  title: 'Product/StatusBadge',
  component: StatusBadge,
  args: { kind: 'order', status: 'delivered' },
  parameters: {
    guidelines,
  },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Each status of the four kinds and of a row of a schedule, and an unknown one. */
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="s">
      {(['order', 'limit', 'document', 'payment', 'instalment'] as const).map((of) => (
        <Stack key={of} gap="xxs">
          <Text size="xs" tone="quiet">
            {of}
          </Text>
          <Inline gap="xs">
            {Object.keys(STATUS_APPEARANCES[of]).map((status) => (
              <StatusBadge key={status} kind={of} status={status} />
            ))}
          </Inline>
        </Stack>
      ))}
      <StatusBadge kind="order" status="drone_dispatch" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const count = Object.values(STATUS_APPEARANCES).reduce((sum, statuses) => sum + Object.keys(statuses).length, 1);
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(count);
  },
};
/** An unknown status with the name of a property that each object has. */
export const Unknown: Story = {
  args: { status: 'constructor' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('constructor')).toBeVisible();
  },
};
export const LongUzbekText: Story = { ...Overview, tags: [], globals: { locale: 'uz', viewport: { value: 'phone' } } };
/** An unknown status that is longer than its container. */
export const LongUnknown: Story = {
  args: { status: 'waiting_for_the_regional_warehouse_to_confirm_the_second_delivery' },
  globals: { viewport: { value: 'phone' } },
};
