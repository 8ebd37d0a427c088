import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '@muddat/ui/error-summary';
import { useEffect, useRef } from 'react';
import { useFailureSentence } from '../messages/use-failure-sentence.ts';
import type { Fault } from './control-of.ts';

/** What was wrong when the form was sent off last. It takes the focus each time, so that it is read out. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  const { t } = useLingui();
  const sentence = useFailureSentence();
  const box = useRef<HTMLDivElement>(null);
  // Each sending off makes a list of its own.
  useEffect(() => {
    if (faults.length > 0) box.current?.focus();
  }, [faults]);
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
      items={faults.map(({ control, name, label, error }) => ({ id: control.id || name, message: sentence(error, label) ?? label }))}
      onChoose={(id) => faults.find(({ control, name }) => (control.id || name) === id)?.control.focus()}
    />
  );
}
