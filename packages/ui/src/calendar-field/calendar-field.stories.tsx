import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Inline, Stack } from '../stack/stack.tsx';
import { Calendar } from './calendar.tsx';
import { CalendarField, type CalendarFieldProps } from './calendar-field.tsx';

const TODAY = '2026-11-21';

function Example({ value: start = '2026-11-10', onChange, ...rest }: Partial<CalendarFieldProps>) {
  const say = useStoryTranslation();
  const [value, setValue] = useState(start);
  return (
    <CalendarField
      label={say('Первый день')}
      today={TODAY}
      {...rest}
      value={value}
      onChange={(date, state) => {
        setValue(date);
        onChange?.(date, state);
      }}
    />
  );
}

const words: StoryTranslations = {
  'Первый день': 'Birinchi kun',
  'Последний день': 'Oxirgi kun',
  'Последний день раньше первого': 'Oxirgi kun birinchisidan oldin',
};

const guidelines: Guidelines = {
  alsoCalled: 'календарь, дата, выбрать день, период, kalendar, sana, date picker, period',
  use: 'A day close to today, where the week or month matters: the period of a statement, the day of a visit.',
  avoid: 'A date of birth or of issue (DateField), which is faster to type than to find.',
  anatomy:
    'A date field with a calendar button, and a month of days (a bottom sheet on phones). Today has an outline, the selected day a fill, unavailable days a strike-through.',
  content:
    "The label names the edge of the period: «С», «По» or «Первый день». Months and weekdays are in the page's language; the week starts on Monday.",
  accessibility: "The page's language names the days and months for screen readers too. Closing returns the focus to the calendar button.",
  keyboard: {
    'Arrow keys': 'Move by days.',
    'Home, End': 'Move to the first or last day of the week.',
    'Page Up, Page Down': 'Move by months; with Shift by years.',
    Enter: 'Selects the day.',
    Escape: 'Closes the calendar.',
  },
};

const meta = {
  title: 'Fields/CalendarField',
  component: Example,
  args: { onChange: fn() },
  parameters: { words, props: CalendarField, guidelines },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = (name: string | RegExp) => screen.findByRole('button', { name });

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Первый день' });
    const button = within(canvasElement).getByRole('button', { name: 'Открыть календарь' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await day('10 ноября 2026, вторник')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(async () => expect(await day('18 ноября 2026, среда')).toHaveFocus());
    await userEvent.keyboard('{End}{PageUp}');
    await waitFor(async () => expect(await day('22 октября 2026, четверг')).toHaveFocus());
    await expect(screen.getByText('октябрь 2026')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(field).toHaveValue('22.10.2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-22', { text: '22.10.2026', date: '2026-10-22', code: null });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(field).toHaveValue('22.10.2026');
  },
};

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Inline gap="l" align="start">
      <Stack gap="l">
        <Example />
        <Example label="Последний день" error="Последний день раньше первого" />
        <Example readOnly />
        <Example disabled />
      </Stack>
      <Card>
        <Calendar value="2026-11-10" onPick={() => undefined} min="2026-11-03" max={TODAY} today={TODAY} />
      </Card>
    </Inline>
  ),
};

export const Range: Story = {
  args: { min: '2026-11-03', max: TODAY },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Открыть календарь' }));
    await waitFor(async () => expect(await day(/^10 ноября/)).toHaveFocus());
    await expect(await day('Предыдущий месяц')).toBeDisabled();
    await expect(await day('Следующий месяц')).toBeDisabled();
    await userEvent.click(await day(/^22 ноября/));
    await expect(args.onChange).not.toHaveBeenCalled();
    // The keys stop at the last selectable day.
    await userEvent.keyboard('{PageDown}');
    await waitFor(async () => expect(await day(/^21 ноября/)).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(TODAY, expect.anything());
  },
};

export const LongUzbekText: Story = {
  args: { label: 'Hisobot davrining birinchi kunini tanlang', value: null },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Kalendarni ochish' }));
    const grid = await screen.findByRole('grid', { name: '2026-yil noyabr' });
    await expect(within(grid).getAllByRole('columnheader')[0]).toHaveTextContent('du');
    await waitFor(async () => expect(await day('2026-yil 21-noyabr, shanba')).toHaveFocus());
    await expect(screen.queryByRole('button', { name: /[а-я]/i, hidden: true })).toBeNull();
  },
};
