import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline, Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { STATUSES } from './statuses.ts';

const meta = { title: 'Продукт/StatusBadge', component: StatusBadge, args: { of: 'order', status: 'delivered' } } satisfies Meta<
  typeof StatusBadge
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Every: Story = {
  render: () => (
    <Stack>
      {(['order', 'limit', 'payment', 'instalment'] as const).map((of) => (
        <Stack key={of} gap="xs">
          <Text size="s" tone="quiet">
            {of}
          </Text>
          <Inline gap="xs">
            {Object.keys(STATUSES[of]).map((status) => (
              <StatusBadge key={status} of={of} status={status} />
            ))}
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
};
/** Also one with the name of something every object has. */
export const Unknown: Story = {
  args: { status: 'constructor' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('constructor')).toBeVisible();
  },
};
export const LongUzbekText: Story = { ...Every, globals: { locale: 'uz', viewport: { value: 'phone' } } };
