import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useEffect, useRef } from 'react';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import type { WriteState } from '../../shared/refusal/use-write.ts';

export type CalendarRenewalOfferProps = { renewing: WriteState<null>; onRenew: () => void };

/**
 * Offers a new calendar address after other sessions were ended. A stranger in one of them may have copied the old address, which works
 * without a session.
 */
export function CalendarRenewalOffer({ renewing, onRenew }: CalendarRenewalOfferProps) {
  const { t } = useLingui();
  const result = useRef<HTMLDivElement>(null);
  const isDone = renewing.kind === 'done';
  useEffect(() => {
    // The pressed button is gone. The focus makes screen readers read the result, so it needs no live region.
    if (isDone) result.current?.focus();
  }, [isDone]);
  if (isDone) {
    return (
      <div ref={result} tabIndex={-1}>
        <Banner tone="good">
          {t({
            message: 'Готова новая ссылка на календарь платежей, старая больше не работает. Новая — на странице «Документы».',
            comment: 'Security page: the link of the payment calendar was replaced',
          })}
        </Banner>
      </div>
    );
  }
  return (
    <Stack gap="xs">
      <Text size="s">
        {t({
          message: 'С тех устройств могли скопировать ссылку на календарь платежей: она работает и без входа.',
          comment: 'Security page, after other sessions were ended: why the link of the payment calendar should be replaced',
        })}
      </Text>
      {renewing.kind === 'refused' && <RefusalBanner refusal={renewing.refusal} />}
      <Button variant="secondary" width="full" pending={renewing.kind === 'busy'} onClick={onRenew}>
        {t({
          message: 'Сделать новую ссылку на календарь',
          comment: 'Security page: button that replaces the secret link of the payment calendar',
        })}
      </Button>
    </Stack>
  );
}
