import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../src/button/button.tsx';
import { Checkbox } from '../../src/checkbox/checkbox.tsx';
import { ErrorSummary } from '../../src/error-summary/error-summary.tsx';
import { Heading } from '../../src/heading/heading.tsx';
import type { StoryTranslations } from '../../src/internal/story-translations/story-translations.ts';
import { useStoryTranslation } from '../../src/internal/story-translations/story-translations-provider.tsx';
import { PhoneField, parsePhoneField } from '../../src/phone-field/phone-field.tsx';
import { Stack } from '../../src/stack/stack.tsx';
import { ResultState } from '../../src/states/index.ts';
import { TextField } from '../../src/text-field/text-field.tsx';

const ERRORS = {
  name: 'Введите имя',
  phone: 'Введите номер целиком: +998 и ещё 9 цифр',
  consent: 'Без согласия заявку не отправить',
} as const;
type FieldName = keyof typeof ERRORS;

const words: StoryTranslations = {
  'Заявка на лимит': 'Limit uchun ariza',
  Имя: 'Ism',
  'Как в паспорте': 'Pasportdagidek',
  'Номер телефона': 'Telefon raqami',
  'Согласен с офертой': 'Ofertaga roziman',
  'Отправить заявку': 'Arizani yuborish',
  'Исправьте поля': 'Maydonlarni tuzating',
  'Заявка отправлена': 'Ariza yuborildi',
  'Ответ придёт в СМС за 5 минут.': 'Javob 5 daqiqada SMS orqali keladi.',
  [ERRORS.name]: 'Ismingizni kiriting',
  [ERRORS.phone]: 'Raqamni toʻliq kiriting: +998 va yana 9 ta raqam',
  [ERRORS.consent]: 'Rozilik boʻlmasa, arizani yuborib boʻlmaydi',
};

/** With `submitted` the form has been sent once, with all fields empty. */
function ApplicationForm({ submitted = false }: { submitted?: boolean }) {
  const say = useStoryTranslation();
  const form = useId();
  const idOf = (field: FieldName) => `${form}-${field}`;
  const firstAttempts = submitted ? 1 : 0;
  const [values, setValues] = useState({ name: '', phone: '', consent: false });
  const [attempts, setAttempts] = useState(firstAttempts);
  const [sent, setSent] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const isWrong = { name: values.name.trim() === '', phone: parsePhoneField(values.phone).phone === null, consent: !values.consent };
  const wrong = attempts > 0 ? (['name', 'phone', 'consent'] as const).filter((field) => isWrong[field]) : [];
  const errorOf = (field: FieldName) => (wrong.includes(field) ? say(ERRORS[field]) : undefined);

  // After each failed attempt the focus goes to the summary, so that a screen reader reads it.
  useEffect(() => {
    if (attempts > firstAttempts) summary.current?.focus();
  }, [attempts, firstAttempts]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.values(isWrong).some(Boolean)) setAttempts(attempts + 1);
    else setSent(true);
  };
  if (sent) {
    return (
      <ResultState tone="good" title={say('Заявка отправлена')}>
        {say('Ответ придёт в СМС за 5 минут.')}
      </ResultState>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="l">
        <Heading level={1}>{say('Заявка на лимит')}</Heading>
        {wrong.length > 0 && (
          <ErrorSummary
            ref={summary}
            title={say('Исправьте поля')}
            items={wrong.map((field) => ({ id: idOf(field), message: say(ERRORS[field]) }))}
            onChoose={(id) => document.getElementById(id)?.focus()}
          />
        )}
        <TextField
          id={idOf('name')}
          label={say('Имя')}
          description={say('Как в паспорте')}
          value={values.name}
          onChange={(name) => setValues({ ...values, name })}
          error={errorOf('name')}
        />
        <PhoneField
          id={idOf('phone')}
          label={say('Номер телефона')}
          value={values.phone}
          onChange={(phone) => setValues({ ...values, phone })}
          error={errorOf('phone')}
        />
        <Checkbox
          id={idOf('consent')}
          checked={values.consent}
          onChange={(consent) => setValues({ ...values, consent })}
          error={errorOf('consent')}
        >
          {say('Согласен с офертой')}
        </Checkbox>
        <Button type="submit" width="phone">
          {say('Отправить заявку')}
        </Button>
      </Stack>
    </form>
  );
}

/**
 * One column, labels above the fields, one primary button at the end. The button is never disabled: a press with errors explains them. Each
 * error is below its field. A form may be longer than a phone's screen, so a summary above lists the errors too. It takes the focus, and
 * each of its links leads to a field. Real forms get this behaviour from `@muddat/forms`, which also checks each field
 * when it is left.
 */
const meta = {
  title: 'Patterns/Form',
  parameters: { words, docs: { canvas: { sourceState: 'none' } } },
  render: () => <ApplicationForm />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithErrors: Story = { render: () => <ApplicationForm submitted /> };

export const PressedWithErrors: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: ERRORS.name }));
    await expect(canvas.getByLabelText('Имя')).toHaveFocus();
    await userEvent.keyboard('Дилноза');
    await expect(canvas.queryByRole('link', { name: ERRORS.name })).toBeNull();
  },
};

export const Sent: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Имя'), 'Дилноза');
    await userEvent.type(canvas.getByLabelText('Номер телефона'), '901234567');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }));
    await expect(await canvas.findByText('Заявка отправлена')).toBeVisible();
  },
};

export const Phone: Story = { ...WithErrors, globals: { viewport: { value: 'phone' } } };
