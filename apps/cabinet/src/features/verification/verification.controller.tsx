import { tashkentDate } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { AddCard } from '../../domain/card/add-card.tsx';
import { cardsQuery } from '../../domain/card/cards-query.ts';
import { useCheckoutHref } from '../../domain/checkout/use-checkout-href.ts';
import { accountBirthdateOf } from '../../domain/identity/account-birthdate.ts';
import { type Verification, type VerificationStepName, verificationQuery } from '../../domain/identity/verification-query.ts';
import { limitQuery } from '../../domain/limit/limit-query.ts';
import { CaptureController } from '../../shared/photo/capture.controller.tsx';
import { usePhotoUploads } from '../../shared/photo/use-photo-uploads.ts';
import { toListState } from '../../shared/query/list-state.ts';
import { toFormError } from '../../shared/refusal/refusal.ts';
import { useRefusalOf } from '../../shared/refusal/use-refusal-of.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { contactFieldErrors } from './contacts-schema.ts';
import { personFieldErrors } from './person-field-errors.ts';
import { usePhotoPreviews } from './use-previews.ts';
import { useVerificationStepTexts } from './use-verification-step-texts.ts';
import { VerificationView } from './verification.view.tsx';
import { DOCUMENT_STEPS, nextVerificationStep, type VerificationScreen, type VerificationUrlStep } from './verification-screen.ts';

type Props = {
  verification: Verification;
  screen: VerificationScreen;
  /** The session's user. */
  customer: { id: string; phone: string };
  /** Opens a step; undefined opens the overview. */
  onStep: (step: VerificationUrlStep | undefined) => void;
  /** Replaces the step `saved` by the next one, so that Back returns to the overview; undefined opens the overview. */
  onNextStep: (step: VerificationStepName | undefined, saved: VerificationStepName) => void;
  onTutorialEnd: () => void;
};

/**
 * Talks to the installment API for the identity check. A photo is stored on the device until its upload ends, so that a reload can resume
 * it.
 */
export function VerificationController({ verification, screen, customer, onStep, onNextStep, onTutorialEnd }: Props) {
  const { api, locale, transliterate } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const refusalOf = useRefusalOf();
  const { photoHints } = useVerificationStepTexts();
  const checkoutHref = useCheckoutHref();
  const [told, setTold] = useState(false);
  const { queryKey } = verificationQuery(api);
  const cards = toListState(useQuery({ ...cardsQuery(api), enabled: screen.kind === 'card' }));
  const limit = useQuery({ ...limitQuery(api), enabled: screen.kind === 'accepted' }).data?.data;

  const show = (next: Verification) => {
    queryClient.setQueryData(queryKey, next);
    setTold(false);
  };
  const { uploads, send, retry, cancel } = usePhotoUploads({
    owner: customer.id,
    steps: DOCUMENT_STEPS,
    onSaved: () => {
      setTold(false);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  // A photo that was sent may still be missing in `verification`, until this is fetched again.
  const [sentPhotos] = useState(() => new Set<string>());
  const goOn = (done: VerificationStepName, { steps } = verification) =>
    onNextStep(nextVerificationStep(done, steps, [...Object.keys(uploads), ...sentPhotos]), done);
  const previews = usePhotoPreviews(uploads, verification.steps);
  const submit = useWrite({
    write: async (_nothing: null) => (await api.installment.submitVerification()).data,
    onDone: (next) => {
      sentPhotos.clear();
      show(next);
    },
    refresh: queryKey,
  });
  const card = useWrite({
    write: async (entity_id: string) => (await api.installment.saveVerificationCard({ entity_id })).data,
    onDone: (next) => {
      show(next);
      goOn('card', next);
    },
  });
  /** Saves the values of a form. A refusal is thrown as a `toFormError` with the server's codes at the form's fields. */
  const save = async (call: () => Promise<{ data: Verification }>, fieldsOf = (fields: Readonly<Record<string, string>>) => fields) => {
    try {
      const { data } = await call();
      show(data);
      return data;
    } catch (error) {
      const refusal = refusalOf(error);
      // The consent text may have a newer version, or the step may be closed: refetch the state of the check.
      void queryClient.invalidateQueries({ queryKey });
      throw toFormError({ ...refusal, fields: fieldsOf(refusal.fields) });
    }
  };

  const readableSteps = verification.steps.map((step) =>
    step.reason ? { ...step, reason: { ...step.reason, text: transliterate(step.reason.text) } } : step,
  );
  return (
    <VerificationView
      screen={screen}
      verification={{ ...verification, steps: readableSteps }}
      uploads={uploads}
      previews={previews}
      incomplete={told}
      submit={submit.state}
      cards={cards}
      cardWrite={card.state}
      ownPhone={customer.phone}
      accountBirthdate={accountBirthdateOf(customer)}
      today={tashkentDate(Date.now())}
      deciding={limit?.status === 'pending'}
      hrefs={{
        privacy: hrefTo('privacy-policy', {}, locale),
        main: hrefTo('main-page', {}, locale),
        limit: hrefTo('limit', {}, locale),
        checkout: checkoutHref,
      }}
      photo={(step) => (
        <CaptureController
          key={step}
          kind={step === 'selfie' ? 'selfie' : 'document'}
          hints={photoHints[step]}
          onPhoto={(photo) => {
            sentPhotos.add(step);
            send(step, photo);
            goOn(step);
          }}
        />
      )}
      onStep={onStep}
      onCancel={(step) => {
        sentPhotos.delete(step);
        cancel(step);
      }}
      onRetry={retry}
      onTutorial={() => onStep('tutorial')}
      onTutorialEnd={onTutorialEnd}
      onSubmit={() => (verification.can_submit && Object.keys(uploads).length === 0 ? submit.write(null) : setTold(true))}
      onConsent={async () => {
        await save(() => api.installment.giveVerificationConsent({ accepted: true, version: verification.consent_version }));
      }}
      onPerson={async (person) => {
        goOn('person', await save(() => api.installment.saveVerificationPerson(person), personFieldErrors));
      }}
      onContacts={async ({ contacts, rows }) => {
        const next = await save(
          () => api.installment.saveVerificationContacts({ contacts }),
          (fields) => contactFieldErrors(fields, rows),
        );
        goOn('contacts', next);
      }}
      addCard={(given) => <AddCard {...given} />}
      onCard={card.write}
      onLeave={() => onStep(undefined)}
    />
  );
}
