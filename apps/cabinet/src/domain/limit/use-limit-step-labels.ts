import { useLingui } from '@lingui/react/macro';
import type { LimitStep } from './limit-step.ts';

/** The button label of each step, on the limit page and on the main page. */
export function useLimitStepLabels(): Record<LimitStep, string> {
  const { t } = useLingui();
  return {
    request: t({ message: 'Узнать лимит', comment: 'Button: asks for a limit' }),
    verify: t({ message: 'Подтвердить личность', comment: 'Button: to the identity check, which a limit needs' }),
    wait: t({ message: 'Обновить статус', comment: 'Button while the limit is being decided: loads the status again' }),
    shop: t({ message: 'Выбрать магазин', comment: 'Button of a customer with a limit: to the list of stores' }),
    mend: t({ message: 'Исправить данные', comment: 'Button of a customer whose limit was refused: leads to the identity check' }),
    pay_overdue: t({ message: 'Оплатить просрочку', comment: 'Button of a customer whose limit is blocked by a debt: to its payment' }),
    top_up: t({ message: 'Пополнить баланс', comment: 'Button of a customer who owes money on the balance: leads to the top-up' }),
    restore: t({ message: 'Восстановить лимит', comment: 'Button of a customer whose debt is paid: asks for the limit back' }),
  };
}
