import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

const SIGN_IN_METHODS = [
  { value: 'code', label: 'По коду из СМС' },
  { value: 'password', label: 'По паролю' },
];

function Example({ value: start = 'code', ...rest }: Partial<SegmentedControlProps<string>>) {
  const say = useStoryTranslation();
  const [value, setValue] = useState(start);
  return <SegmentedControl label={say('Как войти')} options={say(SIGN_IN_METHODS)} {...rest} value={value} onChange={setValue} />;
}

const words: StoryTranslations = {
  'По коду из СМС': 'SMS-kod bilan',
  'По паролю': 'Parol bilan',
  'Как войти': 'Qanday kirasiz',
  Активные: 'Faol',
  Закрытые: 'Yopilgan',
  Просроченные: 'Muddati oʻtgan',
  Все: 'Hammasi',
  'Какие заказы': 'Qaysi buyurtmalar',
  'Срок, месяцев': 'Muddat, oy',
};

const guidelines: Guidelines = {
  alsoCalled: 'переключатель, вкладки-кнопки, вид, almashtirgich, toggle, switcher, segments',
  use: 'Two to four short options of one kind: the view of a list, the way to sign in, a term.',
  avoid: 'Another page (Tabs); an option that needs explaining (RadioGroup); on and off (Switch).',
  anatomy: 'A label (may be hidden), a track of equal parts; the selected one is raised.',
  content: 'One to three words of the same part of speech, without a full stop: «Активные», «Закрытые».',
  accessibility: "The browser's own radio buttons. The choice is visible without colour. Each part is at least 44 px high.",
  keyboard: {
    Tab: 'Enters the control once.',
    'Arrow keys': 'Change the choice.',
  },
};

const meta = {
  title: 'Fields/SegmentedControl',
  component: Example,
  parameters: { words, props: SegmentedControl, guidelines },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const ORDERS = [
  { value: 'active', label: 'Активные' },
  { value: 'closed', label: 'Закрытые' },
  { value: 'late', label: 'Просроченные', disabled: true },
  { value: 'all', label: 'Все' },
];

export const Default: Story = {
  args: { label: 'Какие заказы', options: ORDERS, value: 'active' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await expect(canvas.getByRole('group', { name: 'Какие заказы' })).toBeVisible();
    await userEvent.tab();
    await expect(radio('Активные')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('Закрытые')).toBeChecked();
    // The disabled option is skipped, and the arrow key wraps from the last option to the first.
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('Все')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('Активные')).toBeChecked();
    await expect(radio('Просроченные')).toBeDisabled();
  },
};

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="l">
      <Example />
      <Example value="password" hideLabel />
      <Example label="Какие заказы" options={ORDERS} value="closed" />
      <Example label="Срок, месяцев" options={['3', '6', '9', '12', '24'].map((value) => ({ value, label: value }))} value="12" />
    </Stack>
  ),
};

export const LongUzbekText: Story = {
  args: {
    label: 'Tizimga qanday kirishni tanlang',
    options: [
      { value: 'code', label: 'SMS orqali kelgan tasdiqlash kodi bilan' },
      { value: 'password', label: 'Oldindan oʻrnatilgan parol bilan' },
    ],
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
