import { MainAside } from '@muddat/ui/page-layout';
import type { ComponentProps, ReactNode } from 'react';
import { InstalmentTermsSection } from './instalment-terms-section.tsx';
import { InstalmentsSection } from './instalments-section.tsx';
import type { PersonalData } from './personal-data.ts';
import { PersonalDataSection } from './personal-data-section.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { ThemeSection } from './theme-section.tsx';

export type ProfileViewProps = {
  person: PersonalData;
  instalmentTerms: ComponentProps<typeof InstalmentTermsSection>;
  instalments: ComponentProps<typeof InstalmentsSection>;
  links: ComponentProps<typeof ProfileLinks>;
  theme: ComponentProps<typeof ThemeSection>;
  signOut: ReactNode;
};

/** Page of the profile: personal data, links to other pages of the customer, terms of instalments, payments due, and theme. */
export function ProfileView({ person, instalmentTerms, instalments, links, theme, signOut }: ProfileViewProps) {
  return (
    <MainAside
      main={
        <>
          <PersonalDataSection {...person} />
          <ProfileLinks {...links} />
        </>
      }
      aside={
        <>
          <InstalmentTermsSection {...instalmentTerms} />
          <InstalmentsSection {...instalments} />
          <ThemeSection {...theme} />
          {signOut}
        </>
      }
    />
  );
}
