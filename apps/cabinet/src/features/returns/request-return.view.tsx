import { Trans, useLingui } from '@lingui/react/macro';
import { formatPhone } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { Banner } from '@muddat/ui/banner';
import { Link, LinkButton } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { useEffect, useRef, useState } from 'react';
import type { Order } from '../../domain/order/order-queries.ts';
import { isOpenReturn } from '../../domain/return/return-states.ts';
import { focusFirstError } from '../../shared/form/error-anchor.tsx';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import { uploadIdsOf } from './goods-photos.machine.ts';
import type { RequestReturnViewProps } from './request-return.types.ts';
import { effectiveWish, returnableLines, returnRequestOf } from './return-draft.ts';
import { ReturnFields } from './return-fields.tsx';
import { ReturnSummary } from './return-summary.tsx';
import { useReturnTexts } from './return-texts.ts';

/** Form of a return request: goods and reason, the effect on the schedule, and the submit button. */
export function RequestReturnView(props: RequestReturnViewProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = props.order;
  if (data) return <Form {...props} of={data.data} today={data.as_of} />;
  if (error) {
    const title = t({ message: 'Не удалось загрузить заказ', comment: 'Page of one order: it could not be loaded' });
    return <SectionError title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return <PageSkeleton />;
}

type FormProps = RequestReturnViewProps & { of: Order; today: CalendarDate };

function Form(props: FormProps) {
  const { of, today, draft, photos, quote, write, isUnknown, onAgree } = props;
  const { fieldErrorsOf } = useReturnTexts();
  // A missing reason is marked only after the first press of the submit button.
  const [isAsked, setIsAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // After a refusal, focus the first wrong field, as after a local validation error.
  useEffect(() => {
    if (write.kind === 'refused') focusFirstError(form.current);
  }, [write]);
  const isSent = write.kind === 'busy' || write.kind === 'done' || isUnknown;
  if (!isSent && of.actions?.includes('return') !== true) return <Unavailable {...props} />;
  const refusal: Refusal | null = write.kind === 'refused' && !isUnknown ? write.refusal : (quote?.refusal ?? null);
  const told = refusal === null ? {} : fieldErrorsOf(refusal);
  const missing = isAsked && draft.category === null ? fieldErrorsOf({ fields: { category: 'required' } }) : {};
  return (
    <div ref={form}>
      <Stack gap="l">
        <ReturnFields
          lines={returnableLines(of)}
          draft={draft}
          photos={photos}
          errors={{ ...missing, ...told }}
          disabled={isSent}
          onDraft={props.onDraft}
          onPhotos={props.onPhotos}
          onPhotoRemove={props.onPhotoRemove}
        />
        {quote && (
          <ReturnSummary
            quote={quote}
            wish={effectiveWish(draft)}
            today={today}
            photos={photos}
            write={write}
            isUnknown={isUnknown}
            isShownAtFields={Object.keys(told).length > 0}
            onSubmit={() => {
              const ask = returnRequestOf(draft, uploadIdsOf(photos));
              setIsAsked(true);
              if (ask !== null) onAgree(ask);
              // Wait until the error text is rendered, so that screen readers read it with the focused field.
              else setTimeout(() => focusFirstError(form.current));
            }}
          />
        )}
      </Stack>
    </div>
  );
}

function Unavailable({ of, orderHref, caseHref, supportPhone }: FormProps) {
  const { t } = useLingui();
  const open = of.returns?.find(({ state }) => isOpenReturn(state));
  const court = of.status === 'send_enveloper';
  const phone = formatPhone(supportPhone);
  return (
    <Stack gap="m" align="start">
      <Banner tone={court ? 'bad' : 'info'}>
        {open ? (
          t({
            message: 'По этому заказу уже идёт возврат. Второй можно начать, когда он закончится.',
            comment: 'Form of a return: another return of the order is open',
          })
        ) : court ? (
          <Trans comment="Form of a return: refused, since the debt is in court; the phone of support follows">
            Долг передан в суд, вернуть товар здесь уже нельзя. Позвоните нам: <Link href={`tel:${supportPhone}`}>{phone}</Link>
          </Trans>
        ) : (
          t({
            message: 'По этому заказу сейчас нечего вернуть. Вернуть можно то, что вы получили.',
            comment: 'Form of a return: the order takes no return, by its status or since all went back',
          })
        )}
      </Banner>
      {open ? (
        <LinkButton href={caseHref(open.id)}>
          {t({ message: 'К возврату', comment: 'Button: to the page of a return that is open' })}
        </LinkButton>
      ) : (
        <LinkButton href={orderHref}>
          {t({ message: 'К заказу', comment: 'Arrow on a page about one order: back to that order' })}
        </LinkButton>
      )}
    </Stack>
  );
}
