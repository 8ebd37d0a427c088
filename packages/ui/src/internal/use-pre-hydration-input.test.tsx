import { I18nProvider } from '@lingui/react';
import { createI18n } from '@muddat/i18n';
import { messages as ru } from '@muddat/i18n/catalogs/ui/ru.po';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { NativeSelect } from '../native-select/native-select.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const reportChange = vi.fn();
const OPTIONS = ['popular', 'rating', 'name'].map((value) => ({ value, label: value }));
const FIELDS = {
  'a line': <TextField label="Поле" onChange={reportChange} />,
  'a longer text': <TextArea label="Поле" onChange={reportChange} />,
  'a choice': <NativeSelect label="Поле" options={OPTIONS} onChange={(event) => reportChange(event.currentTarget.value)} />,
  'a held choice': (
    <NativeSelect label="Поле" options={OPTIONS} value="name" onChange={(event) => reportChange(event.currentTarget.value)} />
  ),
  'a date': <DateField label="Поле" value={null} onChange={(_date, { text }) => reportChange(text)} />,
} satisfies Record<string, ReactNode>;

it.each([
  ['a line', 'Дилноза', 'Дилноза'],
  ['a longer text', 'Экран\nне включается', 'Экран\nне включается'],
  ['a choice', 'rating', 'rating'],
  ['a held choice', 'rating', 'rating'],
  ['a date', '1.2.1990', '01.02.1990'],
] as const)('%s filled in before hydration reports its value, and keeps it unless a prop sets another', async (name, typed, kept) => {
  reportChange.mockClear();
  const page = <I18nProvider i18n={createI18n('ru', ru)}>{FIELDS[name]}</I18nProvider>;
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page);
  const field = box.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select');
  if (!field) throw new Error('no field');
  field.value = typed;
  root = hydrateRoot(box, page);
  await expect.poll(() => reportChange.mock.lastCall?.[0]).toBe(kept);
  if (name !== 'a held choice') expect(field.value).toBe(kept);
});

const asTitles = OPTIONS.map(({ value }) => ({ value, title: value }));
const given = { label: 'Поле', value: 'name', onChange: reportChange };
const PRESSED = {
  'an option of a segmented control': { part: <SegmentedControl {...given} options={OPTIONS} />, pressed: 'rating', heard: 'rating' },
  'an option of a radio group': { part: <RadioGroup {...given} options={OPTIONS} />, pressed: 'rating', heard: 'rating' },
  'an option of radio cards': { part: <RadioCards {...given} options={asTitles} />, pressed: 'rating', heard: 'rating' },
  'the first option of radio cards': {
    part: <RadioCards {...given} value={null} options={asTitles} />,
    pressed: 'popular',
    heard: 'popular',
  },
  'a checkbox': {
    part: (
      <Checkbox checked={false} onChange={reportChange}>
        Согласен
      </Checkbox>
    ),
    pressed: 'on',
    heard: true,
  },
  'a checked checkbox': {
    part: (
      <Checkbox defaultChecked onChange={reportChange}>
        Согласен
      </Checkbox>
    ),
    pressed: 'on',
    heard: false,
  },
  'a switch': {
    part: (
      <Switch checked={false} onChange={reportChange}>
        Новости
      </Switch>
    ),
    pressed: 'on',
    heard: true,
  },
} satisfies Record<string, { part: ReactNode; pressed: string; heard: unknown }>;

it.each(Object.entries(PRESSED))('%s pressed before hydration is reported once', async (_name, { part, pressed, heard }) => {
  reportChange.mockClear();
  const page = <I18nProvider i18n={createI18n('ru', ru)}>{part}</I18nProvider>;
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page);
  box.querySelector<HTMLInputElement>(`input[value="${pressed}"], input[type=checkbox]`)?.click();
  root = hydrateRoot(box, page);
  await expect.poll(() => reportChange.mock.lastCall?.[0]).toBe(heard);
  expect(reportChange).toHaveBeenCalledTimes(1);
});

const onEffect = vi.fn();
function WithI18n({ children }: { children: ReactNode }) {
  useEffect(onEffect);
  return <I18nProvider i18n={createI18n('ru', ru)}>{children}</I18nProvider>;
}

it.each(Object.entries(PRESSED))('%s that was not pressed is not reported', async (_name, { part }) => {
  reportChange.mockClear();
  onEffect.mockClear();
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<WithI18n>{part}</WithI18n>);
  root = hydrateRoot(box, <WithI18n>{part}</WithI18n>);
  await expect.poll(() => onEffect.mock.calls.length).toBe(1);
  expect(reportChange).not.toHaveBeenCalled();
});

function SelectFixture(given: { value?: string; defaultValue?: string }) {
  useEffect(onEffect);
  return <NativeSelect label="Поле" options={OPTIONS} {...given} onChange={reportChange} />;
}

it.each([
  ['controlled', { value: 'name' }],
  ['with a default value', { defaultValue: 'rating' }],
  ['with a value that no option has', { value: 'gone' }],
])('a select reports no change before the user makes one: %s', async (_name, given) => {
  reportChange.mockClear();
  onEffect.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <I18nProvider i18n={createI18n('ru', ru)}>
      <SelectFixture {...given} />
    </I18nProvider>,
  );
  await expect.poll(() => onEffect.mock.calls.length).toBe(1);
  expect(reportChange).not.toHaveBeenCalled();
});
