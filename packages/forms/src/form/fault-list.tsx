import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '@muddat/ui/error-summary';
import { useEffect, useReducer, useRef } from 'react';
import { useFailureSentence } from '../messages/use-failure-sentence.ts';
import type { Fault } from './control-of.ts';
import type { PortalFormHandle } from './types.ts';

/** The errors of the last submission. Each new list takes the focus, so that a screen reader reads it. */
export function FaultList({ faults, entries }: { faults: readonly Fault[]; entries: PortalFormHandle['entries'] }) {
  const { t, i18n } = useLingui();
  const sentence = useFailureSentence();
  const box = useRef<HTMLDivElement>(null);
  // Each submission passes a new array, so each moves the focus here.
  useEffect(() => {
    if (faults.length > 0) box.current?.focus();
  }, [faults]);
  // Fields register their labels in effects, after this component renders. So after a change of language, render again to show the new
  // labels.
  const [, follow] = useReducer((turn: number) => turn + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what is followed
  useEffect(follow, [i18n.locale]);
  return (
    <ErrorSummary
      ref={box}
      title={t({
        message: plural(faults.length, {
          one: 'Исправьте # поле',
          few: 'Исправьте # поля',
          many: 'Исправьте # полей',
          other: 'Исправьте # поля',
        }),
        comment: 'Heading above a long form with errors: # is the number of wrong fields; links to them follow',
      })}
      items={faults.map(({ control, name, error }) => {
        const { label = '', words } = entries.get(name) ?? {};
        return { id: control.id || name, message: sentence(error, label, words) ?? label };
      })}
      onChoose={(id) => faults.find(({ control, name }) => (control.id || name) === id)?.control.focus()}
    />
  );
}
