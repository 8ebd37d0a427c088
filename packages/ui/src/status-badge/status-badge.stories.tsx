import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline, Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { StatusBadge } from './status-badge.tsx';
import { STATUS_APPEARANCES } from './statuses.ts';

const meta = {
  title: 'Продукт/StatusBadge',
  component: StatusBadge,
  args: { kind: 'order', status: 'delivered' },
  parameters: {
    docs: {
      description: {
        component: [
          '- **Когда**: статус приходит от сервера, а человеку нужно одно слово — в списке, на карточке, рядом с заголовком.',
          '- **Когда не**: для счётчиков и пометок («основная», «новое») есть Badge; для того, что нужно сделать, — Banner.',
          '- **Из чего**: знак 14 px, слово, мягкий фон. Словари: заказ, лимит, документ, платёж, строка графика.',
          '- **Слова**: одно-два слова строчными, как говорит покупатель: «в пути», а не dpd_delivery. Незнакомый статус виден как пришёл, без цвета.',
          '- **Доступность**: смысл говорят слово и знак, цвет только помогает; знак скрыт от диктора.',
        ].join('\n'),
      },
    },
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
