import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ValidatedForm } from '../../.storybook/sections/validated-form.tsx';
import { validation } from '../../.storybook/sections/validation.ts';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Stack } from '../stack/stack.tsx';
import { TextField } from './text-field.tsx';

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
  'Неверное значение': 'Notoʻgʻri qiymat',
  'Введите промокод': 'Promokodni kiriting',
  'На чеке или в СМС': 'Chekda yoki SMSda',
  'Введите номер заказа': 'Buyurtma raqamini kiriting',
  'Введите 6 букв и цифр, как в СМС': 'SMSdagi 6 ta harf va raqamni kiriting',
  Отправить: 'Yuborish',
};

const guidelines: Guidelines = {
  alsoCalled: 'поле ввода, текстовое поле, имя, ввести, matn maydoni, kiritish, input, text input',
  use: 'One line that people write themselves: a name, a promo code, the number of an order.',
  avoid:
    'Phone, card, amount, date, password and code, each of which has its own field; a choice from a list (Select); several lines (TextArea).',
  anatomy: 'A label above the field, the field, a hint or error below it; a unit or icon inside the field on the right.',
  parts: [
    {
      selector: 'label',
      side: 'top',
      name: 'Label',
      text: 'Always visible, one to three words. An optional field says so after the label.',
    },
    {
      selector: 'div:has(> input)',
      side: 'end',
      name: 'Frame',
      text: '52 px high, as wide as its column. Its border turns red with an error.',
    },
    {
      selector: 'span:has(+ input)',
      side: 'start',
      name: 'Prefix or suffix',
      text: 'Optional: a sign, a unit or an icon that is not part of the value.',
    },
    {
      selector: '[id$="-hint"]',
      side: 'end',
      name: 'Description',
      text: 'Optional: where to find the value. It stays when an error appears.',
    },
    {
      selector: '[id$="-error"]',
      side: 'start',
      name: 'Error',
      text: 'An icon and a sentence that says what to do. A warning has the same place.',
    },
  ],
  content: 'The label names the thing: «Имя», not «Введите имя». An optional field says so. The error says what to do: «Введите имя».',
  sections: [validation],
  accessibility:
    "The browser's own input with a label. Hint and error are read together with it, and an error is announced when it appears.",
  keyboard: {
    Tab: 'Moves the focus into the field.',
    Enter: 'Submits the form.',
  },
};

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Имя', onChange: fn() },
  parameters: { words, guidelines },
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

export const Parts: Story = {
  tags: ['anatomy', '!dev', '!autodocs'],
  args: { label: 'Номер заказа', prefix: '№', description: 'На чеке или в СМС', error: 'Введите номер заказа' },
};

export const Validation: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <ValidatedForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [name, code] = [canvas.getByLabelText('Имя'), canvas.getByLabelText(/^Промокод/)];
    await userEvent.click(code);
    await userEvent.keyboard('ABC');
    await expect(code).toBeValid();
    await userEvent.tab();
    await expect(code).toHaveAccessibleDescription(/Введите 6 букв и цифр/);
    await userEvent.clear(code);
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(name).toHaveFocus();
    await expect(await canvas.findByText(/Имя, edit text, invalid entry, Как в паспорте, Введите имя/)).toBeVisible();
    await userEvent.keyboard('Дилноза');
    await expect(name).toBeInvalid();
    await userEvent.tab();
    await expect(name).toBeValid();
  },
};

export const LabelNamesTheThing: Story = {
  name: 'The label names the thing, the hint says where to find it, and both stay visible while typing.',
  tags: ['do', '!dev', '!autodocs'],
  render: () => <TextField label="Промокод" description="Из СМС или с карточки магазина" />,
};
export const PlaceholderAsLabel: Story = {
  name: 'An instruction as the label, and the hint in the placeholder: it disappears with the first letter.',
  tags: ['dont', '!dev', '!autodocs'],
  render: () => <TextField label="Введите промокод" placeholder="Из СМС или с карточки магазина" />,
};
export const ErrorSaysWhatToDo: Story = {
  name: 'The error says what is wrong and what to do.',
  tags: ['do', '!dev', '!autodocs'],
  render: () => <TextField label="Дата рождения" defaultValue="31.02.1990" error="Такой даты нет. Проверьте день и месяц" />,
};
export const ErrorWithoutHelp: Story = {
  name: 'An error that helps nobody.',
  tags: ['dont', '!dev', '!autodocs'],
  render: () => <TextField label="Дата рождения" defaultValue="31.02.1990" error="Неверное значение" />,
};
