import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Checkbox, CheckboxGroup } from './checkbox.tsx';

const words: StoryTranslations = {
  'Запомнить карту': 'Kartani eslab qolish',
  'Согласен с': 'Men',
  'публичной офертой': 'ommaviy ofertaga',
  'и обработкой персональных данных': 'va shaxsiy maʼlumotlarim qayta ishlanishiga roziman',
  'Без согласия продолжить нельзя': 'Rozilik bermasangiz, davom etib boʻlmaydi',
  'О чём сообщать': 'Nimalar haqida xabar beraylik',
  'Обо всём': 'Hammasi haqida',
  Телефоны: 'Telefonlar',
  'Для дома': 'Uy uchun',
  'Холодильники, стиральные машины, пылесосы': 'Muzlatkichlar, kir yuvish mashinalari, changyutgichlar',
  Детям: 'Bolalar uchun',
  'Сообщения о безопасности': 'Xavfsizlik xabarlari',
  'Выберите хотя бы одно': 'Kamida bittasini tanlang',
  'Следующий платёж пройдёт в одно нажатие': 'Keyingi toʻlov bir bosishda amalga oshadi',
};

const guidelines: Guidelines = {
  alsoCalled: 'флажок, галочка, согласие, отметить, belgilash, rozilik, tick, consent',
  use: 'A consent that a button submits, or any number of several options (CheckboxGroup), with a common «Все» if there are more than three.',
  avoid: 'An effect at once (Switch); exactly one option (RadioGroup).',
  anatomy: 'A box with a tick or a dash (some selected), the words, an explanation, an error. The whole row can be pressed.',
  content: "A statement in the reader's voice: «Согласен с офертой». Consents start empty until the customer ticks them.",
  accessibility: "The browser's own checkbox. A link inside the words opens without ticking. «Some selected» is read as mixed.",
  keyboard: {
    Space: 'Ticks or clears the box.',
  },
};

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { children: 'Запомнить карту', onChange: fn() },
  parameters: { words, guidelines },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Запомнить карту' });
    await expect(box).not.toBeChecked();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true, expect.anything());
  },
};
const consent = (
  <>
    Согласен с <Link href="#offer">публичной офертой</Link> и обработкой персональных данных
  </>
);
export const Consent: Story = { args: { children: consent, error: 'Без согласия продолжить нельзя' } };
function Categories({ error, start = ['phones'], disabled = false }: { error?: string; start?: string[]; disabled?: boolean }) {
  const say = useStoryTranslation();
  const [value, setValue] = useState(start);
  return (
    <CheckboxGroup
      label={say('О чём сообщать')}
      all={say('Обо всём')}
      value={value}
      onChange={setValue}
      error={error}
      disabled={disabled}
      options={say([
        { value: 'phones', label: 'Телефоны' },
        { value: 'home', label: 'Для дома', description: 'Холодильники, стиральные машины, пылесосы' },
        { value: 'kids', label: 'Детям', disabled: true },
      ])}
    />
  );
}

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="m">
      <Checkbox>Запомнить карту</Checkbox>
      <Checkbox error="Без согласия продолжить нельзя">{consent}</Checkbox>
      <Checkbox defaultChecked disabled>
        Сообщения о безопасности
      </Checkbox>
      <Categories />
    </Stack>
  ),
};

export const Group: Story = {
  render: () => <Categories />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await expect(canvas.getByRole('group', { name: 'О чём сообщать' })).toBeVisible();
    await expect(box('Обо всём')).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box('Обо всём')).toBeChecked();
    await expect(box('Для дома')).toBeChecked();
    // "Select all" does not select a disabled option.
    await expect(box('Детям')).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box('Телефоны')).not.toBeChecked();
    await expect(box('Обо всём')).toBePartiallyChecked();
    await expect(box('Для дома')).toHaveAccessibleDescription('Холодильники, стиральные машины, пылесосы');
  },
};

export const GroupWrong: Story = {
  render: () => <Categories start={[]} error="Выберите хотя бы одно" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription('Выберите хотя бы одно');
  },
};

export const WholeRow: Story = {
  args: { description: 'Следующий платёж пройдёт в одно нажатие' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Запомнить карту' });
    await userEvent.click(within(canvasElement).getByText('Следующий платёж пройдёт в одно нажатие'));
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription('Следующий платёж пройдёт в одно нажатие');
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const Checked: Story = { args: { defaultChecked: true } };
export const LongUzbekText: Story = {
  args: { children: 'Ommaviy oferta shartlari va shaxsiy maʼlumotlarimni qayta ishlashga roziman' },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
