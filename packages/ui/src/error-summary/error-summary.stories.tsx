import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guidelines } from '../internal/story-guidelines.ts';
import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';

const onChoose = fn();

/** Focuses the summary on mount, as a form does. */
function Focused(props: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return <ErrorSummary {...props} ref={box} />;
}

const words: StoryTranslations = {
  'Исправьте 2 поля': '2 ta maydonni tuzating',
  'Заполните поле «Имя»': '«Ism» maydonini toʻldiring',
  'Введите номер целиком: +998 и ещё 9 цифр': 'Raqamni toʻliq kiriting: +998 va yana 9 ta raqam',
  'Исправьте 1 поле': '1 ta maydonni tuzating',
  'Заполните поле «Оферта»': '«Oferta» maydonini toʻldiring',
};

const guidelines: Guidelines = {
  alsoCalled: 'ошибки формы, список ошибок, не отправилось, xatolar, form errors, validation',
  use: 'A form that does not fit on the screen was submitted with errors.',
  avoid: 'A form of two or three lines: there the focus goes straight to the first wrong field.',
  anatomy: 'A title with the number of fields, and a link to each field in the order of the page.',
  content: 'The same words as below the field.',
  accessibility: 'It takes the focus and is therefore read at once. A link moves the focus to its field.',
  keyboard: {
    'Enter on a link': 'Moves the focus to the field.',
  },
};

const meta = {
  title: 'Feedback/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Исправьте 2 поля',
    items: [
      { id: 'name', message: 'Заполните поле «Имя»' },
      { id: 'phone', message: 'Введите номер целиком: +998 и ещё 9 цифр' },
    ],
    onChoose,
  },
  parameters: {
    words,
    guidelines,
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <Focused {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Заполните поле «Имя»' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledWith('phone');
  },
};
export const One: Story = {
  args: { title: 'Исправьте 1 поле', items: [{ id: 'offer', message: 'Заполните поле «Оферта»' }] },
};
export const LongUzbekText: Story = {
  globals: { locale: 'uz', viewport: { value: 'phone' } },
  args: {
    title: '2 ta maydonni toʻgʻrilang',
    items: [
      { id: 'name', message: '«Pasportdagi toʻliq ism-sharifingiz» maydoni kamida 5 belgidan iborat boʻlsin' },
      { id: 'phone', message: 'Raqamni toʻliq kiriting: +998 va yana 9 ta raqam' },
    ],
  },
};
export const Overview: Story = { tags: ['picture'] };
