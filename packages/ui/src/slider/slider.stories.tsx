import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { Slider, type SliderProps } from './slider.tsx';

const MONTHS = new Intl.PluralRules('ru');
const WORD = { one: 'месяц', few: 'месяца' } as const;
const inMonths = (count: number) => {
  const form = MONTHS.select(count);
  return `${count} ${form === 'one' || form === 'few' ? WORD[form] : 'месяцев'}`;
};

function Example({ value: start = 12, onChange, ...rest }: Partial<SliderProps>) {
  const say = useStoryTranslation();
  const [value, setValue] = useState(start);
  return (
    <Slider
      label={say('Срок')}
      min={3}
      max={24}
      ends={['3', '24']}
      valueText={say(inMonths(value))}
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const TERMS = Array.from({ length: 24 }, (_, at) => at + 1);

const words: StoryTranslations = {
  ...Object.fromEntries(TERMS.map((count) => [inMonths(count), `${count} oy`])),
  Срок: 'Muddat',
  'Первый взнос': 'Boshlangʻich toʻlov',
  '1\u00a0200\u00a0000 сум': '1\u00a0200\u00a0000\u00a0soʻm',
  '4,8 млн': '4,8 mln',
};

const guidelines: Guidelines = {
  alsoCalled: 'ползунок, срок, бегунок, diapazon, surgich, range, term',
  use: 'Trying out a term or an amount and seeing the result at once, as in the calculator.',
  avoid: 'An exact amount (AmountField); up to five options (SegmentedControl).',
  anatomy: 'The label on the left, the choice in words on the right, a track with a thumb of 44 px, the ends of the range below it.',
  content: 'The value in full and in the right form: «12 месяцев», not «12». The ends have only figures.',
  accessibility: "The browser's own range input. The value is read in words (aria-valuetext).",
  keyboard: {
    'Arrow keys': 'Change the value by one step.',
    'Page Up, Page Down': 'Change it by a larger step.',
    'Home, End': 'Move to the ends.',
  },
};

const meta = {
  title: 'Fields/Slider',
  component: Example,
  args: { onChange: fn() },
  parameters: { words, props: Slider, guidelines },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const slider = (canvasElement: HTMLElement) => within(canvasElement).getByRole('slider', { name: 'Срок' });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(slider(canvasElement)).toHaveFocus();
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '12 месяцев');
    await expect(slider(canvasElement)).toHaveAttribute('min', '3');
    await expect(slider(canvasElement)).toHaveAttribute('max', '24');
  },
};

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="xl">
      <Example />
      <Example value={3} />
      <Example value={24} />
      <Example
        label="Первый взнос"
        value={1_200}
        min={0}
        max={4_800}
        step={100}
        valueText={'1\u00a0200\u00a0000 сум'}
        ends={['0', '4,8 млн']}
      />
      <Example disabled />
    </Stack>
  ),
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(slider(canvasElement)).not.toHaveFocus();
    await userEvent.click(slider(canvasElement));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongUzbekText: Story = {
  args: { label: 'Muddatli toʻlovning davomiyligi, oylar boʻyicha', valueText: '12 oy, har oyda bir martadan' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
