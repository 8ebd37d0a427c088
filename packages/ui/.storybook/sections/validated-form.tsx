import { type FocusEvent, type FormEvent, useId, useState } from 'react';
import { Button } from '../../src/button/button.tsx';
import { useStoryTranslation } from '../../src/internal/story-translations/story-translations-provider.tsx';
import { Stack } from '../../src/stack/stack.tsx';
import { Text } from '../../src/text/text.tsx';
import { TextField } from '../../src/text-field/text-field.tsx';

const PROMO_CODE = /^[A-Z0-9]{6}$/i;

const validators = {
  name: (value: string) => (value.trim() === '' ? 'Введите имя' : null),
  code: (value: string) => (value === '' || PROMO_CODE.test(value) ? null : 'Введите 6 букв и цифр, как в СМС'),
};
type Name = keyof typeof validators;
const NAMES: readonly Name[] = ['name', 'code'];

/** What a screen reader says when this field takes the focus: its name, role, state and the texts that describe it. */
function announcementOf(input: HTMLInputElement): string {
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id)?.textContent ?? []);
  const state = input.ariaInvalid === 'true' ? ['invalid entry'] : [];
  return [input.labels?.[0]?.textContent, 'edit text', ...state, ...described].join(', ');
}

/** Checks a field when it is left and all fields when it is sent, as `@muddat/forms` does, and shows what a screen reader says. */
export function ValidatedForm() {
  const say = useStoryTranslation();
  const form = useId();
  const [values, setValues] = useState({ name: '', code: '' });
  const [errors, setErrors] = useState<Record<Name, string | null>>({ name: null, code: null });
  const [said, setSaid] = useState('');
  const idOf = (name: Name) => `${form}-${name}`;
  const errorOf = (name: Name) => (errors[name] === null ? undefined : say(errors[name]));

  const leave = (name: Name) => {
    const error = validators[name](values[name]);
    setErrors((before) => ({ ...before, [name]: error }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setErrors({ name: validators.name(values.name), code: validators.code(values.code) });
    const first = NAMES.find((name) => validators[name](values[name]) !== null);
    if (first) document.getElementById(idOf(first))?.focus();
    else setSaid('the form has no errors and is sent.');
  };
  const listen = ({ target }: FocusEvent<HTMLElement>) => {
    // The texts of the field are complete only after this render.
    if (target instanceof HTMLInputElement) requestAnimationFrame(() => setSaid(announcementOf(target)));
  };
  return (
    <form onSubmit={submit} onFocus={listen} noValidate>
      <Stack gap="l">
        <TextField
          id={idOf('name')}
          label={say('Имя')}
          description={say('Как в паспорте')}
          autoComplete="given-name"
          value={values.name}
          onChange={(name) => setValues({ ...values, name })}
          onBlur={() => leave('name')}
          error={errorOf('name')}
        />
        <TextField
          id={idOf('code')}
          label={say('Промокод')}
          optional
          description={say('Из СМС или с карточки магазина')}
          autoComplete="off"
          value={values.code}
          onChange={(code) => setValues({ ...values, code })}
          onBlur={() => leave('code')}
          error={errorOf('code')}
        />
        <Button type="submit" width="phone">
          {say('Отправить')}
        </Button>
        <div lang="en" aria-hidden="true">
          <Text tone="quiet">Screen reader: {said === '' ? 'press Tab, or «Отправить» with an empty field.' : said}</Text>
        </div>
      </Stack>
    </form>
  );
}
