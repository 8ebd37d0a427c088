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

const told = vi.fn();
const OPTIONS = ['popular', 'rating', 'name'].map((value) => ({ value, label: value }));
const FIELDS = {
  'a line': <TextField label="Поле" onChange={told} />,
  'a longer text': <TextArea label="Поле" onChange={told} />,
  'a choice': <NativeSelect label="Поле" options={OPTIONS} onChange={(event) => told(event.currentTarget.value)} />,
  'a held choice': <NativeSelect label="Поле" options={OPTIONS} value="name" onChange={(event) => told(event.currentTarget.value)} />,
  'a date': <DateField label="Поле" value={null} onChange={(_date, { text }) => told(text)} />,
} satisfies Record<string, ReactNode>;

it.each([
  ['a line', 'Дилноза', 'Дилноза'],
  ['a longer text', 'Экран\nне включается', 'Экран\nне включается'],
  ['a choice', 'rating', 'rating'],
  ['a held choice', 'rating', 'rating'],
  ['a date', '1.2.1990', '01.02.1990'],
] as const)('%s typed before the page listens is kept and told', async (name, typed, kept) => {
  told.mockClear();
  const page = <I18nProvider i18n={createI18n('ru', ru)}>{FIELDS[name]}</I18nProvider>;
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page);
  const field = box.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select');
  if (!field) throw new Error('no field');
  field.value = typed;
  root = hydrateRoot(box, page);
  await expect.poll(() => told.mock.lastCall?.[0]).toBe(kept);
  if (name !== 'a held choice') expect(field.value).toBe(kept);
});

const asTitles = OPTIONS.map(({ value }) => ({ value, title: value }));
const given = { label: 'Поле', value: 'name', onChange: told };
const PRESSED = {
  'one of a row': { part: <SegmentedControl {...given} options={OPTIONS} />, pressed: 'rating', heard: 'rating' },
  'one of a list': { part: <RadioGroup {...given} options={OPTIONS} />, pressed: 'rating', heard: 'rating' },
  'one of some cards': { part: <RadioCards {...given} options={asTitles} />, pressed: 'rating', heard: 'rating' },
  'the first of some cards': { part: <RadioCards {...given} value={null} options={asTitles} />, pressed: 'popular', heard: 'popular' },
  'a consent': {
    part: (
      <Checkbox checked={false} onChange={told}>
        Согласен
      </Checkbox>
    ),
    pressed: 'on',
    heard: true,
  },
  'a consent taken back': {
    part: (
      <Checkbox defaultChecked onChange={told}>
        Согласен
      </Checkbox>
    ),
    pressed: 'on',
    heard: false,
  },
  'a switch': {
    part: (
      <Switch checked={false} onChange={told}>
        Новости
      </Switch>
    ),
    pressed: 'on',
    heard: true,
  },
} satisfies Record<string, { part: ReactNode; pressed: string; heard: unknown }>;

it.each(Object.entries(PRESSED))('%s pressed before the page listens is told', async (_name, { part, pressed, heard }) => {
  told.mockClear();
  const page = <I18nProvider i18n={createI18n('ru', ru)}>{part}</I18nProvider>;
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page);
  box.querySelector<HTMLInputElement>(`input[value="${pressed}"], input[type=checkbox]`)?.click();
  root = hydrateRoot(box, page);
  await expect.poll(() => told.mock.lastCall?.[0]).toBe(heard);
  expect(told).toHaveBeenCalledTimes(1);
});

const drawn = vi.fn();
function Seen({ children }: { children: ReactNode }) {
  useEffect(drawn);
  return <I18nProvider i18n={createI18n('ru', ru)}>{children}</I18nProvider>;
}

it.each(Object.entries(PRESSED))('%s that nobody pressed is not told', async (_name, { part }) => {
  told.mockClear();
  drawn.mockClear();
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Seen>{part}</Seen>);
  root = hydrateRoot(box, <Seen>{part}</Seen>);
  await expect.poll(() => drawn.mock.calls.length).toBe(1);
  expect(told).not.toHaveBeenCalled();
});

function Drawn(given: { value?: string; defaultValue?: string }) {
  useEffect(drawn);
  return <NativeSelect label="Поле" options={OPTIONS} {...given} onChange={told} />;
}

it.each([
  ['held', { value: 'name' }],
  ['first chosen', { defaultValue: 'rating' }],
  ['none of those offered', { value: 'gone' }],
])('a choice that nobody made is not told: %s', async (_name, given) => {
  told.mockClear();
  drawn.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <I18nProvider i18n={createI18n('ru', ru)}>
      <Drawn {...given} />
    </I18nProvider>,
  );
  await expect.poll(() => drawn.mock.calls.length).toBe(1);
  expect(told).not.toHaveBeenCalled();
});
