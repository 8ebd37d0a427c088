import { Grid, Stack } from '@muddat/ui/stack';
import type { ComponentProps } from 'react';
import { ActivitySection } from './activity-section.tsx';
import { CredentialsSection } from './credentials-section.tsx';
import { DeletionQuestion } from './deletion-question.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EndingQuestion } from './ending-question.tsx';
import { PasskeysSection } from './passkeys-section.tsx';

export type SecurityViewProps = {
  credentials: ComponentProps<typeof CredentialsSection>;
  passkeys: ComponentProps<typeof PasskeysSection>;
  deletion: ComponentProps<typeof DeletionQuestion>;
  devices: ComponentProps<typeof DevicesSection>;
  activity: ComponentProps<typeof ActivitySection>;
  ending: Omit<ComponentProps<typeof EndingQuestion>, 'ending'>;
};

/** Sign-in and security: what one signs in with, passkeys, where one is signed in, and what was done. */
export function SecurityView({ credentials, passkeys, deletion, devices, activity, ending }: SecurityViewProps) {
  return (
    <>
      <Grid columns="main-aside">
        <Stack gap="m">
          <CredentialsSection {...credentials} />
          <DevicesSection {...devices} />
        </Stack>
        <Stack gap="m">
          <PasskeysSection {...passkeys} />
          <ActivitySection {...activity} />
        </Stack>
      </Grid>
      <DeletionQuestion {...deletion} />
      <EndingQuestion {...ending} ending={devices.ending} />
    </>
  );
}
