import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { DateText } from './date-text.tsx';

const meta = {
  title: 'Тексты/DateText',
  component: DateText,
  args: { value: '2026-11-27', style: 'words' },
  parameters: {
    docs: {
      description: {
        component: `
- **Когда**: любая дата на экране: её пишут на языке страницы и по времени Ташкента.
- **Когда не**: для ввода (DateField), для сумм и сроков словами («через 3 дня» пишет карточка платежа).
- **Из чего**: пять видов: коротко, с годом, словами, цифрами, со временем.
- **Слова**: ближайшее — словами («в пятницу, 27 ноября»), дальше — с годом, в столбцах — цифрами.
- **Доступность**: элемент time с датой для машин; читается тем же текстом, что виден.
`,
      },
    },
  },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

const STYLES = ['short', 'long', 'words', 'digits', 'time'] as const;
const all = () => (
  <Stack gap="xs">
    {STYLES.map((style) => (
      <Text key={style}>
        <DateText value={style === 'time' ? '2026-11-27T09:05:00Z' : '2026-11-27'} style={style} />
      </Text>
    ))}
  </Stack>
);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByText('в пятницу, 27 ноября');
    await expect(time).toHaveAttribute('datetime', '2026-11-27');
  },
};
export const LongUzbekText: Story = { render: all, globals: { locale: 'uz', viewport: { value: 'phone' } } };
export const Overview: Story = { tags: ['picture'], render: all };
