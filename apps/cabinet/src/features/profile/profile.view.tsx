import { MainAside } from '@muddat/ui/page-layout';
import type { ComponentProps, ReactNode } from 'react';
import { ConditionsSection } from './conditions-section.tsx';
import { InstalmentsSection } from './instalments-section.tsx';
import type { Person } from './person-of.ts';
import { PersonSection } from './person-section.tsx';
import { ThemeSection } from './theme-section.tsx';
import { WaysSection } from './ways-section.tsx';

export type ProfileViewProps = {
  person: Person;
  conditions: ComponentProps<typeof ConditionsSection>;
  instalments: ComponentProps<typeof InstalmentsSection>;
  ways: ComponentProps<typeof WaysSection>;
  theme: ComponentProps<typeof ThemeSection>;
  signOut: ReactNode;
};

/** Page of the profile: personal data, terms of instalments, payments due, links to all sections, and theme. */
export function ProfileView({ person, conditions, instalments, ways, theme, signOut }: ProfileViewProps) {
  return (
    <MainAside
      main={
        <>
          <PersonSection {...person} />
          <ConditionsSection {...conditions} />
          <InstalmentsSection {...instalments} />
        </>
      }
      aside={
        <>
          <WaysSection {...ways} />
          <ThemeSection {...theme} />
          {signOut}
        </>
      }
    />
  );
}
