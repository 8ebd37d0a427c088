import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { Stack } from '../stack/stack.tsx';
import { TextArea } from './text-area.tsx';

const words: StoryTranslations = {
  'Что случилось': 'Nima boʻldi',
  'Заказал телефон в рассрочку, через неделю он перестал заряжаться.':
    'Muddatli toʻlovga telefon oldim, bir haftadan keyin quvvat olmay qoʻydi.',
  'Коротко, своими словами': 'Qisqacha, oʻz soʻzlaringiz bilan',
  Отзыв: 'Fikr',
  'Сократите текст до 60 знаков': 'Matnni 60 belgigacha qisqartiring',
  'Ответ магазина': 'Doʻkon javobi',
  'Примем на проверку в сервисном центре': 'Servis markazida tekshirish uchun qabul qilamiz',
  Комментарий: 'Izoh',
  'Заявка закрыта': 'Murojaat yopilgan',
  'Напишите, что случилось': 'Nima boʻlganini yozing',
  'Хватит двух предложений': 'Ikki gap yetarli',
};

const guidelines: Guidelines = {
  alsoCalled: 'большое поле, комментарий, отзыв, izoh, matn maydoni, textarea, multiline, comment',
  use: 'An answer longer than a line: a review, a complaint, the description of a defect.',
  avoid: 'A name, an address, a number, anything that fits in a line (TextField).',
  anatomy:
    'A label, a field of two, three or five lines that grows with its text, a hint, an error, and a counter if the length is limited.',
  content:
    'The label says what to write about («Что случилось»), the hint what is most often missing. Surplus text is reported, not cut off.',
  accessibility:
    "The limit is part of the field's description. How much is left is read politely when typing pauses, and only near the limit.",
};

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Что случилось', onChange: fn() },
  parameters: { words, guidelines },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Что случилось' });
    const before = area.getBoundingClientRect().height;
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Экран не включается{Enter}{Enter}{Enter}{Enter}после зарядки');
    await expect(args.onChange).toHaveBeenLastCalledWith('Экран не включается\n\n\n\nпосле зарядки', expect.anything());
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before + 20);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight + 1);
  },
};

const LONG = 'Заказал телефон в рассрочку, через неделю он перестал заряжаться.';

export const Overview: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="l">
      <TextArea label="Что случилось" placeholder="Коротко, своими словами" lines="two" limit={500} />
      <TextArea label="Отзыв" optional defaultValue={LONG} limit={72} lines="two" />
      <TextArea label="Отзыв" defaultValue={LONG} limit={60} error="Сократите текст до 60 знаков" lines="two" />
      <TextArea label="Ответ магазина" defaultValue="Примем на проверку в сервисном центре" readOnly lines="two" />
      <TextArea label="Комментарий" defaultValue="Заявка закрыта" disabled lines="two" />
    </Stack>
  ),
};

export const NearTheLimit: Story = {
  args: { limit: 20, defaultValue: '123456' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveAccessibleDescription('Не больше 20 знаков');
    await userEvent.tab();
    await userEvent.keyboard('{End}7890');
    await expect(canvas.getByText('10 / 20')).toBeVisible();
    // Nothing is announced while the user types.
    await expect(canvas.queryByText('Осталось 10 знаков')).toBeNull();
    await waitFor(() => expect(canvas.getByText('Осталось 10 знаков')).toBeInTheDocument(), { timeout: 3_000 });
    await userEvent.keyboard('12345678901');
    await waitFor(() => expect(canvas.getAllByText('Лишний 1 знак')).toHaveLength(2), { timeout: 3_000 });
    await expect(area).toHaveValue('123456789012345678901');
  },
};

export const Wrong: Story = {
  args: { error: 'Напишите, что случилось', description: 'Хватит двух предложений' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Хватит двух предложений Напишите, что случилось');
  },
};

export const LongUzbekText: Story = {
  args: {
    label: 'Mahsulot bilan nima sodir boʻlganini oʻz soʻzlaringiz bilan yozing',
    description: 'Qachon sotib olganingizni va nosozlik qachon paydo boʻlganini ham yozing',
    defaultValue: 'Telefon bir haftadan keyin quvvatlanmay qoldi, doʻkonga murojaat qildim, javob boʻlmadi.',
    limit: 300,
  },
  globals: { locale: 'uz', viewport: { value: 'phone' } },
};
