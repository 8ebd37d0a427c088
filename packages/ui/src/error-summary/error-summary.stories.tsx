import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
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

const meta = {
  title: 'Сообщения/ErrorSummary',
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
    docs: {
      description: {
        component: [
          '- **Когда**: форма не помещается на экран, и при отправке в ней нашлись ошибки.',
          '- **Когда не**: в форме две-три строки: там фокус сразу идёт в первое неверное поле.',
          '- **Из чего**: заголовок с числом полей и ссылка на каждое поле, в порядке полей на странице.',
          '- **Слова**: те же, что стоят под полем.',
          '- **Доступность**: получает фокус, поэтому читается сразу; ссылка переносит фокус в поле.',
        ].join('\n'),
      },
    },
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
