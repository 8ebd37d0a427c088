import type { CalendarDate } from '@muddat/schedule';
import type { ReactNode } from 'react';
import type { AddCardProps } from '../../domain/card/add-card.types.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';
import type { Person, Verification } from '../../domain/identity/verification-query.ts';
import type { DocumentStep } from '../../shared/photo/upload-photo.ts';
import type { Loaded } from '../../shared/query/loaded.ts';
import type { WriteState } from '../../shared/refusal/use-write.ts';
import { CardForm } from './card-form.tsx';
import { ConsentForm } from './consent-form.tsx';
import type { TypedContacts } from './contact-rows.ts';
import { ContactsForm } from './contacts-form.tsx';
import { Accepted, Checking } from './outcome.tsx';
import { Overview, type OverviewProps } from './overview.tsx';
import { PersonForm } from './person-form.tsx';
import type { Screen } from './screen-of.ts';
import { Tutorial } from './tutorial.tsx';

export type VerificationViewProps = OverviewProps & {
  screen: Screen;
  verification: Verification;
  /** Renders the camera for the photo of a step. */
  photo: (step: DocumentStep) => ReactNode;
  cards: Loaded<BankCard>;
  cardWrite: WriteState<string>;
  /** The customer's own phone. */
  own: string;
  /** Today's date in Tashkent, 'YYYY-MM-DD'. */
  today: CalendarDate;
  /** Whether the limit is not decided yet. */
  deciding: boolean;
  hrefs: { privacy: string; main: string; limit: string; checkout: string | null };
  onTutorialEnd: () => void;
  onConsent: () => Promise<void>;
  onPerson: (person: Person) => Promise<void>;
  onContacts: (typed: TypedContacts) => Promise<void>;
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
      return <Overview {...props} />;
    case 'tutorial':
      return <Tutorial onEnd={props.onTutorialEnd} />;
    case 'consent':
      return <ConsentForm privacyHref={hrefs.privacy} onConsent={props.onConsent} />;
    case 'photo':
      return props.photo(screen.step);
    case 'contacts':
      return <ContactsForm contacts={verification.contacts} own={props.own} onContacts={props.onContacts} />;
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
      return <PersonForm person={verification.person} today={props.today} onPerson={props.onPerson} />;
    case 'checking': {
      const { uploads, previews, onCancel, onRetry } = props;
      return (
        <Checking
          mainHref={hrefs.main}
          checkoutHref={hrefs.checkout}
          steps={verification.steps}
          {...{ uploads, previews, onCancel, onRetry }}
        />
      );
    }
    case 'accepted':
      return <Accepted deciding={props.deciding} limitHref={hrefs.limit} checkoutHref={hrefs.checkout} />;
  }
}
