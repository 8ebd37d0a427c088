import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '@muddat/ui/error-summary';
import { useEffect, useReducer, useRef } from 'react';
import { useErrorText } from '../messages/use-error-text.ts';
import type { PortalFormHandle } from './types.ts';
import type { FieldError } from './validation-errors.ts';

/** The errors of the last submission. Each new list takes the focus, so that a screen reader reads it. */
export function ErrorList({ errors, entries }: { errors: readonly FieldError[]; entries: PortalFormHandle['entries'] }) {
  const { t, i18n } = useLingui();
  const sentence = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  // Each submission passes a new array, so each moves the focus to the list, even if the errors are the same.
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  // Fields register their labels in effects, after this component has rendered. So after a change of language, render once more to show the
  // new labels.
  const [, follow] = useReducer((turn: number) => turn + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the language changes
  useEffect(follow, [i18n.locale]);
  return (
    <ErrorSummary
      ref={box}
      title={t({
        message: plural(errors.length, {
          one: 'Исправьте # поле',
          few: 'Исправьте # поля',
          many: 'Исправьте # полей',
          other: 'Исправьте # поля',
        }),
        comment: 'Heading above a long form with errors: # is the number of wrong fields; links to them follow',
      })}
      items={errors.map(({ control, name, error }) => {
        const { label = '', errorTexts } = entries.get(name) ?? {};
        return { id: control.id || name, message: sentence(error, label, errorTexts) ?? label };
      })}
      onChoose={(id) => errors.find(({ control, name }) => (control.id || name) === id)?.control.focus()}
    />
  );
}
