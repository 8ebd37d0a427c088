import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '@muddat/ui/error-summary';
import { useEffect, useReducer, useRef } from 'react';
import { useFailureSentence } from '../messages/use-failure-sentence.ts';
import type { Fault } from './control-of.ts';
import type { PortalFormHandle } from './types.ts';

/** What was wrong when the form was sent off last. It takes the focus each time, so that it is read out. */
export function FaultList({ faults, entries }: { faults: readonly Fault[]; entries: PortalFormHandle['entries'] }) {
  const { t, i18n } = useLingui();
  const sentence = useFailureSentence();
  const box = useRef<HTMLDivElement>(null);
  // Each sending off makes a list of its own.
  useEffect(() => {
    if (faults.length > 0) box.current?.focus();
  }, [faults]);
  // The fields tell their labels after they are drawn: in another language, once more.
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
        comment: 'Above a long form that could not be sent off: how many fields are wrong; links to them follow',
      })}
      items={faults.map(({ control, name, error }) => {
        const { label = '', words } = entries.get(name) ?? {};
        return { id: control.id || name, message: sentence(error, label, words) ?? label };
      })}
      onChoose={(id) => faults.find(({ control, name }) => (control.id || name) === id)?.control.focus()}
    />
  );
}
