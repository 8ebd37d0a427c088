import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Checkbox } from '@muddat/ui/checkbox';
import { Link } from '@muddat/ui/link';
import { Text } from '@muddat/ui/text';
import { ErrorAnchor } from '../../shared/form/error-anchor.tsx';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import * as css from './checkout.css.ts';
import type { CheckoutSummary } from './checkout-summary.ts';
import type { CheckoutFormActions, CheckoutFormState } from './form-state.ts';
import { GoodsPictures } from './goods-pictures.tsx';
import { QuoteChangesNote } from './quote-changes-note.tsx';
import { SummaryAmounts } from './summary-amounts.tsx';

type Props = Pick<CheckoutFormState, 'quote' | 'errors' | 'changes' | 'refusal' | 'accepted' | 'earlyPress' | 'ordered'> &
  Pick<CheckoutFormActions, 'onAccepted'> & { summary: CheckoutSummary; offerHref: string };

/** The sums, and the consent that is needed to sign them. */
export function TotalSection(props: Props) {
  const { quote, errors, changes, refusal, accepted, earlyPress, ordered, summary, onAccepted, offerHref } = props;
  const { t } = useLingui();
  return (
    <section className={css.part} aria-label={t({ message: 'Суммы и даты', comment: 'Checkout: heading of the sums' })}>
      <GoodsPictures stores={ordered} />
      {changes !== null && <QuoteChangesNote changes={changes} />}
      {refusal !== null && (
        <ErrorAnchor isInvalid>
          <RefusalBanner refusal={refusal} />
        </ErrorAnchor>
      )}
      {errors.items !== undefined && (
        <ErrorAnchor isInvalid>
          <Banner tone="bad" live="alert">
            {errors.items}
          </Banner>
        </ErrorAnchor>
      )}
      {quote.kind === 'failed' && (
        <ErrorAnchor isInvalid>
          <Banner
            tone="bad"
            live="alert"
            actions={
              <Button size="s" variant="secondary" onClick={quote.retry}>
                {t({ message: 'Повторить', comment: 'Button: tries the same again after a failure' })}
              </Button>
            }
          >
            {t({ message: 'Не удалось посчитать. Всё, что вы заполнили, на месте.', comment: 'Checkout: the sums could not be loaded' })}
          </Banner>
        </ErrorAnchor>
      )}
      <div aria-live="polite" aria-busy={quote.kind === 'counting'}>
        <SummaryAmounts summary={summary} isCounting={quote.kind === 'counting'} />
      </div>
      <Checkbox checked={accepted} onChange={onAccepted} error={errors.offer}>
        <Trans comment="Checkout: consent, unticked; the link leads to the public offer">
          Принимаю условия{' '}
          <Link href={offerHref} target="_blank">
            публичной оферты
          </Link>{' '}
          и договора
        </Trans>
      </Checkbox>
      <div role="status">
        {earlyPress === 'counted' && (
          <Text size="s">
            {t({
              message: 'Суммы посчитаны. Проверьте их и подпишите.',
              comment: 'Checkout: the customer pressed the button that signs too early; the sums are ready now',
            })}
          </Text>
        )}
      </div>
    </section>
  );
}
