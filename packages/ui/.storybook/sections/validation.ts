import type { GuidelineSection } from '../../src/internal/story-guidelines.ts';

/** For fields of text: when an error appears, how it is worded and what a screen reader says. */
export const validation: GuidelineSection = {
  title: 'Validation',
  example: 'Validation',
  text: `
### When the error appears

- **Never while the customer types.** A text is checked when its field is left, and every field when the form is sent.
- **The button stays enabled.** A press with errors moves the focus to the first field that is wrong. In a form longer than a screen it moves to [ErrorSummary](?path=/docs/feedback-errorsummary--docs), whose links lead to the fields.
- **The text that was typed stays.** The error disappears when the field is left with a value that is right.
- **A warning does not block.** What is possible but unlikely is a \`warning\`, and the form can be sent.

\`FormTextField\` of \`@muddat/forms\` does all this. Without it:

\`\`\`tsx
<TextField
  label="Имя"
  value={name}
  onChange={setName}
  onBlur={() => setError(name.trim() === '' ? 'Введите имя' : undefined)}
  error={error}
/>
\`\`\`

### How it is worded

It says what to do, in a sentence without a full stop, and blames nobody.

| Mistake | Russian | Uzbek | Avoid |
| --- | --- | --- | --- |
| Nothing was typed | «Введите имя» | «Ismingizni kiriting» | «Обязательное поле» |
| Too few characters | «Введите 6 букв и цифр, как в СМС» | «SMSdagi 6 ta harf va raqamni kiriting» | «Неверный формат» |
| Impossible | «Такой даты нет. Проверьте день и месяц» | «Bunday sana yoʻq. Kun va oyni tekshiring» | «Неверное значение» |

### What a screen reader says

- **When the field takes the focus**: the label, that it is a text field and invalid, the description, then the error.
- **When the error appears** and the focus is elsewhere: the error alone, after the current sentence (\`aria-live="polite"\`).
- **After a press with errors**: the first wrong field, as above. The colour of the border is never the only sign: an icon and a sentence stand below it.

Try it. The last line shows what a screen reader says when a field takes the focus.
`,
};
