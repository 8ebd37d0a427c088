import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Inline } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { SuccessMark } from './success-mark.tsx';

const words: StoryTranslations = {
  'Платёж прошёл': 'Toʻlov oʻtdi',
};

const guidelines: Guidelines = {
  alsoCalled: 'успех, галочка, готово, оплачено, muvaffaqiyat, tayyor, done, check',
  use: 'Once, right after the deed: the order is placed, the payment went through.',
  avoid: 'Something done earlier (Badge); one of many deeds (Toast).',
  anatomy: 'A circle of 64 px with a tick that is drawn once; dots spread and vanish within 900 ms.',
  content: 'None of its own: the text beside it says what succeeded.',
  accessibility: 'Decoration that screen readers skip. With reduced motion the tick is there at once, without dots.',
};

const meta = {
  title: 'Feedback/SuccessMark',
  component: SuccessMark,
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof SuccessMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const besideText = (text: string) => (
  <Inline gap="m">
    <SuccessMark />
    <Text weight="medium">{text}</Text>
  </Inline>
);
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
export const LongUzbekText: Story = {
  render: () => besideText('Toʻlov oʻtdi, buyurtma toʻliq toʻlandi. Rahmat!'),
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = { tags: ['picture'], render: () => besideText('Платёж прошёл') };
