import { MainAside } from '@muddat/ui/page-layout';
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

/** Page of sign-in and security: credentials, devices, passkeys, and the log of activity. */
export function SecurityView({ credentials, passkeys, deletion, devices, activity, ending }: SecurityViewProps) {
  return (
    <>
      <MainAside
        main={
          <>
            <CredentialsSection {...credentials} />
            <DevicesSection {...devices} />
          </>
        }
        aside={
          <>
            <PasskeysSection {...passkeys} />
            <ActivitySection {...activity} />
          </>
        }
      />
      <DeletionQuestion {...deletion} />
      <EndingQuestion {...ending} ending={devices.ending} />
    </>
  );
}
