import { useLingui } from '@lingui/react/macro';
import { SlowResponseNote } from '@muddat/app-shell';
import { Button } from '@muddat/ui/button';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';

type Props = { maskedPhone: string; problem: Refusal | null; pending: boolean; onRequestCode: () => void };

/** The first step: names the current phone and announces the code, before anything is sent. */
export function SendCodeStep({ maskedPhone, problem, pending, onRequestCode }: Props) {
  const { t } = useLingui();
  return (
    <Stack gap="m">
      <Text>
        {t({
          message: `Сейчас вы входите по номеру ${maskedPhone}. Сначала подтвердите его: пришлём код.`,
          comment: 'Change of phone, first step; the current phone with its middle hidden',
        })}
      </Text>
      {problem && <RefusalBanner refusal={problem} />}
      <Button width="full" pending={pending} onClick={onRequestCode}>
        {t({ message: 'Получить код', comment: 'Button at sign-in: sends a code by SMS to the phone typed' })}
      </Button>
      <SlowResponseNote waiting={pending} />
    </Stack>
  );
}
