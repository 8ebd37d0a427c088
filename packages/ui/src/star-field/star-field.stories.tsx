import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { StarField, type StarFieldProps, type StarRating } from './star-field.tsx';

function Example({ value: start = null, ...rest }: Partial<StarFieldProps>) {
  const say = useStoryTranslation();
  const [value, setValue] = useState<StarRating | null>(start);
  return <StarField label={say('Ваша оценка')} {...rest} value={value} onChange={setValue} />;
}

const words: StoryTranslations = { 'Ваша оценка': 'Bahoyingiz', 'Поставьте оценку': 'Baho qoʻying' };

const guidelines: Guidelines = {
  alsoCalled: 'поставить оценку, звёзды, рейтинг, baho, yulduz, rating input, rate',
  use: 'The customer rates a product or a store.',
  avoid: 'Showing a rating (Stars); a choice without an order (RadioGroup).',
  anatomy: 'A label, five stars of 44 px, a word next to the chosen one, a hint and an error.',
  content: 'The label is a noun. Nothing is preselected.',
  accessibility: 'The role radiogroup. Each star is named by a figure and a word.',
  keyboard: {
    Tab: 'Enters the group once.',
    'Arrow keys': 'Change the rating.',
  },
};

const meta = {
  title: 'Fields/StarField',
  component: Example,
  parameters: { words, props: StarField, guidelines },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const star = (name: string) => canvas.getByRole('radio', { name });
    await expect(canvas.getByRole('radiogroup', { name: 'Ваша оценка' })).toBeVisible();
    await userEvent.tab();
    await expect(star('1 из 5, Ужасно')).toHaveFocus();
    await expect(star('1 из 5, Ужасно')).not.toBeChecked();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(star('4 из 5, Хорошо')).toBeChecked();
    await userEvent.click(star('5 из 5, Отлично'));
    await expect(star('5 из 5, Отлично')).toBeChecked();
  },
};

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="l">
      <Example />
      <Example value={4} />
      <Example error="Поставьте оценку" />
      <Example value={2} disabled />
    </Stack>
  ),
};

export const Wrong: Story = {
  args: { error: 'Поставьте оценку' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Поставьте оценку');
  },
};

export const LongUzbekText: Story = {
  args: { label: 'Sotib olgan mahsulotingizni qanday baholaysiz', value: 3 },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
