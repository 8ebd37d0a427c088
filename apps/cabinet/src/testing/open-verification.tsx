import { screen } from '@testing-library/react';
import type { Verification, VerificationStep } from '../domain/identity/verification-query.ts';
import { type FakeHandlers, fakeApi } from './fake-api.ts';
import { type FakeTus, fakeTus } from './fake-tus.ts';
import { openCabinet } from './open-cabinet.tsx';
import { verificationWith } from './verification.ts';

const GET = 'installment.getVerification';
const DOCUMENT = 'installment.saveVerificationDocument';
const SUBMIT = 'installment.submitVerification';
const WAIT = { timeout: 20_000 };
const PATH = '/cabinet/verification';

type Options = { path?: string; handlers?: FakeHandlers; files?: FakeTus };

/** Opens the page of the identity check with a fake server: its later responses contain what was saved. */
export async function openVerification(start: Verification, { path = PATH, handlers = {}, files = fakeTus() }: Options = {}) {
  let now = start;
  const answer = (next: Verification) => {
    now = next;
    return { body: { data: now } };
  };
  const withStep = (step: VerificationStep['step'], more: Partial<Verification> = {}) => {
    const states = Object.fromEntries(now.steps.map((one) => [one.step, one.step === step ? 'uploaded' : one.state] as const));
    return verificationWith({
      ...now,
      missing: now.missing.filter((one) => one !== step),
      can_submit: now.missing.length <= 1,
      ...more,
      steps: verificationWith({}, states).steps,
    });
  };
  const server = fakeApi(
    {
      [GET]: () => ({ body: { data: now } }),
      [DOCUMENT]: ({ path: requests }) => {
        const step = now.steps.find((one) => requests.includes(`/${one.step}`));
        now = withStep(step?.step ?? 'selfie');
        return { body: { data: now.steps.find((one) => one.step === step?.step) } };
      },
      'installment.giveVerificationConsent': () => answer({ ...now, status: 'in_progress', consent_given_at: '2026-11-24T08:00:00.000Z' }),
      [SUBMIT]: () => ({ ...answer({ ...now, status: 'submitted', can_submit: false }), status: 202 }),
      ...handlers,
    },
    files,
  );
  const router = await openCabinet({ server, path });
  await screen.findByRole('heading', { level: 1 }, WAIT);
  return { server, files, router, tell: (next: Verification) => void answer(next), step: () => router.state.location.searchStr };
}
