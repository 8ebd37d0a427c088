import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { AmountField } from '@muddat/ui/amount-field';
import { NativeSelect } from '@muddat/ui/native-select';
import { Stack } from '@muddat/ui/stack';
import { Switch } from '@muddat/ui/switch';
import { ALL_ORDERS_TARGET, type ConsentDraft } from './consent-draft.ts';
import type { ConsentOrder } from './consents.types.ts';
import { useConsentTitle } from './use-consent-title.ts';

const NOTICE_DAYS = Array.from({ length: 14 }, (_, at) => at + 1);
/** The ids of the fields, to focus the first invalid one. */
export const CONSENT_FIELD_IDS = {
  target: 'consent-target',
  source: 'consent-cards',
  balance: 'consent-balance',
  floor: 'consent-floor',
} as const;

type ChangeHandlerProps = { onChange: (part: Partial<ConsentDraft>) => void };

/** The order that the consent is for, or all orders. */
export function ConsentTargetField({
  value,
  orders,
  offersAll,
  invalid,
  onChange,
}: { value: string; orders: readonly ConsentOrder[]; offersAll: boolean; invalid: boolean } & ChangeHandlerProps) {
  const { t } = useLingui();
  const titleOf = useConsentTitle();
  const choices = [...(offersAll ? [ALL_ORDERS_TARGET] : []), ...orders.map(({ id }) => id)];
  return (
    <NativeSelect
      id={CONSENT_FIELD_IDS.target}
      label={t({ message: 'За что списывать', comment: 'Consent to automatic debits: label of the choice of orders' })}
      description={t({
        message: 'Если для заказа есть отдельное разрешение, действует оно. Для остальных — общее.',
        comment: 'Consent to automatic debits: an order may have its own consent besides the one for all orders',
      })}
      error={invalid ? t({ message: 'Выберите, за что списывать', comment: 'Consent to automatic debits: no order is chosen' }) : undefined}
      options={[
        { value: '', label: t({ message: 'Не выбрано', comment: 'First line of a list to choose from: nothing is chosen yet' }) },
        ...choices.map((id) => ({ value: id, label: titleOf(id, null, orders) })),
      ]}
      value={value}
      onChange={({ currentTarget }) => onChange({ target: currentTarget.value })}
    />
  );
}

/** Whether the balance pays first, and the amount to leave on it. */
export function BalanceFields({
  draft: { useBalance, floor },
  available,
  error,
  onChange,
}: { draft: ConsentDraft; available: number | undefined; error: string } & ChangeHandlerProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const now = available === undefined ? null : formatMoney(available, language);
  return (
    <Stack gap="s">
      <Switch
        id={CONSENT_FIELD_IDS.balance}
        checked={useBalance}
        error={error === '' ? undefined : error}
        description={
          now === null
            ? t({ message: 'Чего не хватит, спишем с карты.', comment: 'Consent to automatic debits: how the balance is used' })
            : t({
                message: `Сейчас доступно ${now}. Чего не хватит, спишем с карты.`,
                comment: 'Consent to automatic debits: how the balance is used, with the available amount',
              })
        }
        onChange={(on) => onChange({ useBalance: on })}
      >
        {t({ message: 'Сначала списывать с баланса Muddat', comment: 'Consent to automatic debits: switch' })}
      </Switch>
      {useBalance && (
        <AmountField
          id={CONSENT_FIELD_IDS.floor}
          label={t({ message: 'Сколько всегда оставлять на балансе', comment: 'Consent to automatic debits: label, the least balance' })}
          description={t({
            message: 'Ниже этой суммы баланс не опустится. Если не указать, можно списать всё.',
            comment: 'Consent to automatic debits: the meaning of the amount to leave on the balance',
          })}
          optional
          large={false}
          value={floor}
          onChange={(amount, failure) => onChange({ floor: failure === null ? amount : Number.NaN })}
        />
      )}
    </Stack>
  );
}

/** How many days before a debit the customer is notified. */
export function DebitNoticeField({ days, onChange }: { days: number } & ChangeHandlerProps) {
  const { t } = useLingui();
  const words = (count: number) =>
    t({
      message: plural(count, { one: 'За # день', few: 'За # дня', many: 'За # дней', other: 'За # дня' }),
      comment: 'Consent to automatic debits: how many days before a debit the customer is notified',
    });
  return (
    <NativeSelect
      label={t({ message: 'Когда предупредить о списании', comment: 'Consent to automatic debits: label of the list of days' })}
      description={t({ message: 'Придёт СМС и уведомление с датой и суммой.', comment: 'Consent to automatic debits: form of the notice' })}
      options={NOTICE_DAYS.map((count) => ({ value: String(count), label: words(count) }))}
      value={String(days)}
      onChange={({ currentTarget }) => onChange({ noticeDays: Number(currentTarget.value) })}
    />
  );
}
