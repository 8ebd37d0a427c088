import type { CalendarDate } from '@muddat/schedule';
import type { ReactNode } from 'react';
import type { AddCardProps } from '../../domain/card/add-card.types.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';
import type { Verification, VerificationPerson } from '../../domain/identity/verification-query.ts';
import type { DocumentStep } from '../../shared/photo/upload-photo.ts';
import type { ListState } from '../../shared/query/list-state.ts';
import type { WriteState } from '../../shared/refusal/use-write.ts';
import { CardForm } from './card-form.tsx';
import { ContactsForm } from './contacts-form.tsx';
import type { EnteredContacts } from './contacts-schema.ts';
import { PersonForm } from './person-form.tsx';
import { VerificationConsentForm } from './verification-consent-form.tsx';
import { VerificationAcceptedScreen, VerificationCheckingScreen } from './verification-outcome.tsx';
import { VerificationOverview, type VerificationOverviewProps } from './verification-overview.tsx';
import type { VerificationScreen } from './verification-screen.ts';
import { VerificationTutorial } from './verification-tutorial.tsx';

export type VerificationViewProps = VerificationOverviewProps & {
  screen: VerificationScreen;
  verification: Verification;
  /** Renders the camera for the photo of a step. */
  photo: (step: DocumentStep) => ReactNode;
  cards: ListState<BankCard>;
  cardWrite: WriteState<string>;
  /** The customer's own phone in the stored form, `+998901234567`; it must not be one of the contacts. */
  ownPhone: string;
  /** The birthdate that the account has, `YYYY-MM-DD`; null if it has none. */
  accountBirthdate: string | null;
  /** Today's date in Tashkent, by the clock of the device. */
  today: CalendarDate;
  /** Whether the limit is not decided yet. */
  deciding: boolean;
  hrefs: { privacy: string; main: string; limit: string; checkout: string | null };
  onTutorialEnd: () => void;
  onConsent: () => Promise<void>;
  onPerson: (person: VerificationPerson) => Promise<void>;
  onContacts: (typed: EnteredContacts) => Promise<void>;
  addCard: (given: AddCardProps) => ReactNode;
  onCard: (entityId: string) => void;
  /** Returns to the overview. */
  onLeave: () => void;
};

/** The identity check (spec 2): one of its steps, the overview of all, or its outcome. */
export function VerificationView(props: VerificationViewProps) {
  const { screen, verification, hrefs } = props;
  switch (screen.kind) {
    case 'overview':
      return <VerificationOverview {...props} />;
    case 'tutorial':
      return <VerificationTutorial onEnd={props.onTutorialEnd} />;
    case 'consent':
      return <VerificationConsentForm privacyHref={hrefs.privacy} onConsent={props.onConsent} />;
    case 'photo':
      return props.photo(screen.step);
    case 'contacts':
      return <ContactsForm contacts={verification.contacts} ownPhone={props.ownPhone} onContacts={props.onContacts} />;
    case 'card':
      return (
        <CardForm
          cards={props.cards}
          chosen={verification.card_entity_id}
          addCard={props.addCard}
          write={props.cardWrite}
          onCard={props.onCard}
          onLeave={props.onLeave}
        />
      );
    case 'person':
      return (
        <PersonForm person={verification.person} accountBirthdate={props.accountBirthdate} today={props.today} onPerson={props.onPerson} />
      );
    case 'checking': {
      const { uploads, previews, onCancel, onRetry } = props;
      return (
        <VerificationCheckingScreen
          mainHref={hrefs.main}
          checkoutHref={hrefs.checkout}
          steps={verification.steps}
          {...{ uploads, previews, onCancel, onRetry }}
        />
      );
    }
    case 'accepted':
      return <VerificationAcceptedScreen deciding={props.deciding} limitHref={hrefs.limit} checkoutHref={hrefs.checkout} />;
  }
}
