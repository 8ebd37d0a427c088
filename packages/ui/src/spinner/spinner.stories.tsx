import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Inline } from '../stack/stack.tsx';
import { Spinner } from './spinner.tsx';

const words: StoryTranslations = {
  'Проверяем платёж': 'Toʻlov tekshirilmoqda',
};

const guidelines: Guidelines = {
  alsoCalled: 'загрузка, колесо, ждём, yuklanmoqda, kutish, loader, busy',
  use: 'Waiting for something of an unknown shape: a payment being checked, the place on a button.',
  avoid: 'A known shape (Skeleton); a known end (ProgressBar).',
  anatomy: 'A ring of 20 or 40 px in the colour of the text.',
  content: '`label` says what we wait for: «Проверяем платёж». On a button it has none, because the button speaks for itself.',
  accessibility: 'With a label it has the role status. With reduced motion it fades instead of turning.',
};

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Проверяем платёж' },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'l' } };
export const LongUzbekText: Story = {
  args: { label: 'Toʻlov holatini tekshiryapmiz' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Inline>
      <Spinner label="Проверяем платёж" />
      <Spinner size="l" />
    </Inline>
  ),
};
