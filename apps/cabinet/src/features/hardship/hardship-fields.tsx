import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort, formatMoney } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { DateField } from '@muddat/ui/date-field';
import { RadioGroup } from '@muddat/ui/radio-group';
import type { HardshipOptions } from '../../domain/schedule/hardship-choices.ts';
import type { HardshipChoice, HardshipKind } from './hardship.types.ts';

type Props = {
  choice: HardshipChoice;
  choices: HardshipOptions;
  disabled: boolean;
  onChoice: (choice: HardshipChoice) => void;
};

export function HardshipFields({ kind, ...props }: Props & { kind: HardshipKind }) {
  return kind === 'move' ? <MoveFields {...props} /> : <SplitFields {...props} />;
}

function MoveFields({ choice, choices, disabled, onChoice }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { movable } = choices;
  const chosen = movable.find(({ number }) => number === choice.number);
  const from = chosen ? formatDateShort(chosen.from, language) : '';
  const until = chosen ? formatDateShort(chosen.until, language) : '';
  if (movable.length === 0) {
    return (
      <Banner tone="info">
        {t({
          message: 'Эти платежи просрочены больше чем на 15 дней. Перенести их нельзя, но просрочку можно разделить.',
          comment: 'Change of a schedule: no due date can be moved any more',
        })}
      </Banner>
    );
  }
  return (
    <>
      <RadioGroup
        label={t({ message: 'Какой платёж перенести', comment: 'Change of a schedule: label of the choice of a payment' })}
        options={movable.map(({ number, dueDate, amount, until: last }) => {
          const day = formatDateShort(dueDate, language);
          const [owed, lastDay] = [formatMoney(amount, language), formatDateShort(last, language)];
          return {
            description: t({
              message: `${owed}, можно перенести до ${lastDay}`,
              comment: 'Change of a schedule: under a payment; its amount and the last day that it can be moved to',
            }),
            value: String(number),
            label: t({ message: `Платёж ${number} — ${day}`, comment: 'Change of a schedule: one payment, its number and its due date' }),
          };
        })}
        value={choice.number === null ? null : String(choice.number)}
        disabled={disabled}
        onChange={(number) => onChoice({ ...choice, number: Number(number), date: null })}
      />
      {chosen && (
        <DateField
          key={chosen.number}
          label={t({ message: 'Новая дата', comment: 'Change of a schedule: label of the field of the new due date' })}
          description={t({
            message: `С ${from} по ${until}. Переносить можно один раз за три платежа.`,
            comment: 'Change of a schedule: under the field of the new due date; the first and the last day that can be chosen',
          })}
          value={choice.date}
          min={chosen.from}
          max={chosen.until}
          disabled={disabled}
          onChange={(date) => onChoice({ ...choice, date })}
        />
      )}
    </>
  );
}

function SplitFields({ choice, choices, disabled, onChoice }: Props) {
  const { t } = useLingui();
  const sum = formatMoney(choices.overdue, useLanguage());
  return (
    <RadioGroup
      label={t({ message: `На сколько платежей разделить ${sum}`, comment: 'Change of a schedule: label of the choice; the overdue sum' })}
      options={[
        {
          value: '2',
          label: t({ message: 'На два следующих', comment: 'Change of a schedule: an overdue sum is added to the next two payments' }),
        },
        {
          value: '3',
          label: t({ message: 'На три следующих', comment: 'Change of a schedule: an overdue sum is added to the next three payments' }),
        },
      ]}
      value={choice.parts === null ? null : choice.parts === 2 ? '2' : '3'}
      disabled={disabled}
      onChange={(parts) => onChoice({ ...choice, parts: parts === '2' ? 2 : 3 })}
    />
  );
}
