import { useLingui } from '@lingui/react/macro';
import { Badge } from '@muddat/ui/badge';
import { CircleCheck } from '@muddat/ui/icons';
import { Money } from '@muddat/ui/money';
import type { BlockOf } from '../block.ts';
import * as css from './step-screen.css.ts';

type Screen = NonNullable<BlockOf<'steps'>['items'][number]['screen']>;

/** Sums of the example on the screens. */
const LIMIT = 9_920_000;
const PAYMENT = 508_000;

/** A screen of the portal, small: a picture made of text, with the sums of an example. */
export function StepScreen({ screen }: { screen: Screen }) {
  switch (screen) {
    case 'documents':
      return <Documents />;
    case 'limit':
      return <Limit />;
    case 'payment':
      return <Payment />;
  }
}

function Documents() {
  const { t } = useLingui();
  const names = [
    t({ message: 'Паспорт', comment: 'Small picture of the verification on the home page: a document' }),
    t({ message: 'Селфи с паспортом', comment: 'Small picture of the verification on the home page: a document' }),
    t({ message: 'Карта', comment: 'Small picture of the verification on the home page: the bank card' }),
  ];
  return (
    <div className={css.rows}>
      {names.map((name) => (
        <div key={name} className={css.row}>
          <span>{name}</span>
          <span className={css.done}>
            <CircleCheck size={16} />
            {t({ message: 'принято', comment: 'Small picture of the verification on the home page: state of a document' })}
          </span>
        </div>
      ))}
    </div>
  );
}

function Limit() {
  const { t } = useLingui();
  return (
    <>
      <div className={css.label}>
        {t({ message: 'Доступно для покупок', comment: 'Small picture of the limit on the home page, above the sum' })}
      </div>
      <Money amount={LIMIT} size="l" />
      <div className={css.meter} />
    </>
  );
}

function Payment() {
  const { t } = useLingui();
  return (
    <>
      <Badge tone="soon">
        {t({ message: 'через 6 дней', comment: 'Small picture of the next payment on the home page: when it is due' })}
      </Badge>
      <div className={css.payment}>
        <Money amount={PAYMENT} size="l" />
        <span className={css.button}>
          {t({ message: 'Оплатить', comment: 'Small picture of the next payment on the home page: its button' })}
        </span>
      </div>
    </>
  );
}
