import { I18nProvider } from '@lingui/react';
import { createI18n } from '@muddat/i18n';
import { messages as ru } from '@muddat/i18n/catalogs/ui/ru.po';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { DateField } from '../date-field/DateField.tsx';
import { NativeSelect } from '../native-select/NativeSelect.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { TextField } from '../text-field/TextField.tsx';

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

const drawn = vi.fn();
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
