import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Stack } from '../stack/stack.tsx';
import { TextField } from './text-field.tsx';

const guidelines = `
- **Когда**: одна строка, которую человек пишет сам: имя, промокод, номер заказа.
- **Когда не**: телефон, карта, сумма, дата, пароль и код из SMS (у каждого своё поле); выбор из списка (Select); несколько строк (TextArea).
- **Из чего**: подпись над полем, поле, под ним пояснение или ошибка; единица или знак внутри поля справа.
- **Слова**: подпись называет вещь: «Имя», не «Введите имя». Необязательное поле так и помечено. Ошибка говорит, что сделать: «Введите имя».
- **Доступность**: родное поле с подписью; пояснение и ошибка читаются вместе с ним, ошибка звучит сразу, когда появилась.
`;

const words: StoryTranslations = {
  Имя: 'Ism',
  'Как в паспорте': 'Pasportdagidek',
  Отчество: 'Otasining ismi',
  Рустамовна: 'Rustamovna',
  Промокод: 'Promokod',
  'Из СМС или с карточки магазина': 'SMS yoki doʻkon kartasidan',
  'Дата рождения': 'Tugʻilgan sana',
  'Такой даты нет. Проверьте день и месяц': 'Bunday sana yoʻq. Kun va oyni tekshiring',
  'Номер заказа': 'Buyurtma raqami',
  Город: 'Shahar',
  Ташкент: 'Toshkent',
  'Введите имя': 'Ismingizni kiriting',
};

const meta = {
  title: 'Поля/TextField',
  component: TextField,
  args: { label: 'Имя', onChange: fn() },
  parameters: { words, docs: { description: { component: guidelines } } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Имя');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Дилноза');
    await expect(field).toHaveValue('Дилноза');
    await expect(args.onChange).toHaveBeenLastCalledWith('Дилноза', expect.anything());
  },
};

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="l">
      <TextField label="Имя" placeholder="Как в паспорте" />
      <TextField label="Отчество" optional defaultValue="Рустамовна" />
      <TextField label="Промокод" description="Из СМС или с карточки магазина" />
      <TextField label="Дата рождения" defaultValue="31.02.1990" error="Такой даты нет. Проверьте день и месяц" />
      <TextField label="Номер заказа" defaultValue="10 482" readOnly />
      <TextField label="Город" defaultValue="Ташкент" disabled />
    </Stack>
  ),
};

export const Wrong: Story = {
  args: { error: 'Введите имя', description: 'Как в паспорте' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Имя');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Как в паспорте Введите имя');
  },
};

export const LongUzbekText: Story = {
  args: {
    label: 'Pasportdagi familiya, ism va otasining ismi',
    error: 'Ism kamida 2 ta belgidan iborat boʻlishi kerak, qaytadan kiriting',
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
