import { Stack } from '@muddat/ui/stack';
import type { ComponentProps } from 'react';
import { groupActivity } from './activity-groups.ts';
import { ActivitySection } from './activity-section.tsx';
import { CredentialsSection } from './credentials-section.tsx';
import { DeletePasskeyDialog } from './delete-passkey-dialog.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EndSessionDialog } from './end-session-dialog.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import * as css from './security.css.ts';

const MANY_ROWS = 5;

export type SecurityViewProps = {
  credentials: ComponentProps<typeof CredentialsSection>;
  passkeys: ComponentProps<typeof PasskeysSection>;
  deletion: ComponentProps<typeof DeletePasskeyDialog>;
  devices: ComponentProps<typeof DevicesSection>;
  activity: ComponentProps<typeof ActivitySection>;
  ending: Omit<ComponentProps<typeof EndSessionDialog>, 'ending'>;
};

/** Page of sign-in and security: credentials, devices, passkeys, and the log of activity. */
export function SecurityView({ credentials, passkeys, deletion, devices, activity, ending }: SecurityViewProps) {
  const log = activity.activity;
  // A short log leaves room below it.
  const isShortLog = 'items' in log && groupActivity(log.items).length <= MANY_ROWS;
  return (
    <>
      <div className={css.page}>
        <div className={css.aside}>
          <Stack>
            <CredentialsSection {...credentials} />
            <DevicesSection {...devices} />
            {!isShortLog && <PasskeysSection {...passkeys} />}
          </Stack>
        </div>
        <Stack>
          <ActivitySection {...activity} />
          {isShortLog && <PasskeysSection {...passkeys} />}
        </Stack>
      </div>
      <DeletePasskeyDialog {...deletion} />
      <EndSessionDialog {...ending} ending={devices.ending} />
    </>
  );
}
