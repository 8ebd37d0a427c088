import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Divider } from './divider.tsx';

const words: StoryTranslations = {
  '508 000 сум в пятницу': 'Juma kuni 508\u00a0000\u00a0soʻm',
  'Спишем с карты ••4417': '••4417 kartasidan yechiladi',
};

const guidelines: Guidelines = {
  alsoCalled: 'линия, разделитель, черта, chiziq, separator, rule',
  use: 'Two matters in one card that distance alone does not separate.',
  avoid: "Between cards or rows of a list: distance or the list's own lines are enough.",
  anatomy: 'A line of 1 px across the whole width, without margins: Stack sets the distance.',
  content: 'None of its own.',
  accessibility: 'An hr element: screen readers announce that something else begins.',
};

const meta = {
  title: 'Basics/Divider',
  component: Divider,
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

const inCard = (first: string, second: string) => (
  <Card>
    <Stack>
      <Text>{first}</Text>
      <Divider />
      <Text tone="quiet">{second}</Text>
    </Stack>
  </Card>
);
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toBeInTheDocument();
  },
};
export const LongUzbekText: Story = {
  render: () => inCard('Muddatidan oldin toʻlaganda qayta hisoblangan summa', 'Ustama faqat foydalanilgan kunlar uchun hisoblanadi'),
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'], render: () => inCard('508 000 сум в пятницу', 'Спишем с карты ••4417') };
