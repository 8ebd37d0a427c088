import { birthdateSchema, codeSchema, newPasswordSchema, phoneSchema, required } from '@muddat/validators';
import * as v from 'valibot';
import {
  FormAmountField,
  FormCardNumberField,
  FormCheckbox,
  FormCheckboxGroup,
  FormCodeField,
  FormComboBox,
  FormDateField,
  FormExpiryField,
  FormPasswordField,
  FormPhoneField,
  FormPhotoField,
  FormRadioCards,
  FormRadioGroup,
  FormSelect,
  FormSlider,
  FormSwitch,
  FormTextArea,
  FormTextField,
  PortalForm,
  usePortalForm,
} from '../index.ts';

const requiredText = v.pipe(
  v.string(),
  v.check((text) => required(text) === null, 'required'),
);
const choice = v.nullable(v.string());
const requiredChoice = v.pipe(
  choice,
  v.check((value) => value !== null, 'required'),
);

/** The schema of `LongForm`, which has every field of this package except `FormNewPasswordField`. */
const longSchema = v.pipe(
  v.object({
    ...newPasswordSchema().entries,
    name: v.pipe(requiredText, v.minLength(3, 'minLength?min=3')),
    phone: phoneSchema,
    born: birthdateSchema('2026-11-21'),
    about: v.pipe(v.string(), v.maxLength(10, 'maxLength?max=10')),
    amount: v.pipe(v.number('required'), v.minValue(1_000, 'amount-below-min?min=1000')),
    months: v.number(),
    region: requiredChoice,
    bank: requiredChoice,
    way: requiredChoice,
    plan: requiredChoice,
    news: v.boolean(),
    topics: v.pipe(v.array(v.string()), v.minLength(1, 'required')),
    card: v.pipe(requiredText, v.minLength(19, 'card-length')),
    expiry: requiredText,
    code: codeSchema,
    photo: v.nonNullable(v.nullable(v.file()), 'photo-missing'),
    offer: v.literal(true, 'offer-not-accepted'),
  }),
  v.forward(
    v.partialCheck([['password'], ['confirmation']], (typed) => typed.password === typed.confirmation, 'confirmed'),
    ['confirmation'],
  ),
);
type LongValues = v.InferOutput<typeof longSchema>;

const OPTIONS = [
  { value: 'a', label: 'Первый' },
  { value: 'b', label: 'Второй' },
];
const CARDS = OPTIONS.map(({ value, label }) => ({ value, title: label }));

type Props = { onSubmit?: (values: LongValues) => void; draft?: boolean; confirmLeave?: boolean };

/** A form with a schema and a list of fields, as apps write it. */
export function LongForm({ onSubmit = () => undefined, draft = false, confirmLeave = false }: Props) {
  const form = usePortalForm({
    schema: longSchema,
    initialValues: {
      name: '',
      phone: '',
      born: '',
      about: '',
      amount: null,
      months: 3,
      region: null,
      bank: null,
      way: null,
      plan: null,
      news: false,
      topics: [],
      card: '',
      expiry: '',
      code: '',
      password: '',
      confirmation: '',
      photo: null,
      offer: null,
    },
    fieldGroups: [['password', 'confirmation']],
  });
  return (
    <PortalForm
      of={form}
      onSubmit={onSubmit}
      summary
      confirmLeave={confirmLeave}
      {...(draft
        ? {
            draft: { key: 'long', version: 1, fields: ['name', 'phone', 'region', 'news', 'topics', 'amount', 'password', 'code', 'card'] },
          }
        : {})}
    >
      <FormTextField of={form} name="name" label="Имя" autoComplete="name" />
      <FormPhoneField of={form} name="phone" label="Телефон" />
      <FormDateField of={form} name="born" label="Дата рождения" />
      <FormTextArea of={form} name="about" label="О себе" limit={10} />
      <FormAmountField of={form} name="amount" label="Сумма" />
      <FormSlider of={form} name="months" label="Срок" min={3} max={12} valueText="месяцев" />
      <FormSelect of={form} name="region" label="Регион" options={OPTIONS} />
      <FormComboBox of={form} name="bank" label="Банк" options={OPTIONS} />
      <FormRadioGroup of={form} name="way" label="Способ" options={OPTIONS} />
      <FormRadioCards of={form} name="plan" label="Тариф" errorTexts={{ required: 'Выберите тариф' }} options={CARDS} />
      <FormSwitch of={form} name="news" label="Новости">
        Присылать новости
      </FormSwitch>
      <FormCheckboxGroup of={form} name="topics" label="Темы" options={OPTIONS} />
      <FormCardNumberField of={form} name="card" label="Номер карты" />
      <FormExpiryField of={form} name="expiry" label="Срок карты" />
      <FormCodeField of={form} name="code" label="Код" submitOnComplete={false} />
      <FormPasswordField of={form} name="password" label="Пароль" autoComplete="new-password" />
      <FormPasswordField of={form} name="confirmation" label="Повтор пароля" autoComplete="new-password" />
      <FormPhotoField of={form} name="photo" label="Паспорт" />
      <FormCheckbox of={form} name="offer" label="Оферта">
        Согласен с офертой
      </FormCheckbox>
      <button type="submit">Отправить</button>
    </PortalForm>
  );
}
