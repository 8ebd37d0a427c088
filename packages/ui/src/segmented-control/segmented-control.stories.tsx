import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../stack/stack.tsx';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

const guidelines = `
- **Когда**: два, три, четыре коротких варианта одного и того же: вид списка, способ входа, срок.
- **Когда не**: переход на другую страницу, это Tabs; вариант надо объяснять, это RadioGroup; включить и выключить, это Switch.
- **Из чего**: подпись (может быть скрыта), дорожка с равными частями, выбранная приподнята.
- **Слова**: одно-три слова, одной части речи, без точки: «Активные», «Закрытые».
- **Доступность**: родные радиокнопки: Tab входит один раз, стрелки меняют выбор; выбранное видно и без цвета; каждая часть не ниже 44 px.
`;

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

const meta = {
  title: 'Поля/SegmentedControl',
  component: Example,
  parameters: { words, props: SegmentedControl, docs: { description: { component: guidelines } } },
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
