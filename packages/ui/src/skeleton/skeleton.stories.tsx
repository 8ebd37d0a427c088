import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Inline, Stack } from '../stack/stack.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const words: StoryTranslations = {
  'Загружаем ближайший платёж': 'Yaqin toʻlov yuklanmoqda',
};

const guidelines: Guidelines = {
  alsoCalled: 'загрузка, заглушка, ждём данные, yuklanmoqda, loading, placeholder',
  use: 'The content is on its way and its shape is known.',
  avoid: 'Waiting for the answer to a press (Button with `pending`); an unknown shape (Spinner); waits below 200 ms.',
  anatomy: 'Grey shapes in the places of what will come, inside SkeletonGroup.',
  content: 'One sentence for screen readers: «Загружаем ближайший платёж».',
  accessibility: 'Screen readers skip the shapes and hear the group once. With reduced motion the shapes stand still.',
};

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NextPayment: Story = {
  render: () => (
    <Card padding="l">
      <SkeletonGroup label="Загружаем ближайший платёж">
        <Stack>
          <Skeleton shape="pill" width="word" />
          <Skeleton shape="hero" width="amount" />
          <Skeleton width="half" />
          <Inline>
            <Skeleton shape="button" width="amount" />
            <Skeleton shape="button" width="word" />
          </Inline>
        </Stack>
      </SkeletonGroup>
    </Card>
  ),
};
export const LongUzbekText: Story = { ...NextPayment, globals: { locale: 'uz', viewport: { value: 'phone' } } };
export const Overview: Story = { ...NextPayment, tags: ['picture'] };
