import type { Answers, Call, Family } from './world.ts';

/**
 * What must be true in the end, said in as few words as possible and by none of the machine's own: the last sign-in counts until a
 * sign-out, a failure of its own or a refused refresh; nothing else ends it, but time.
 */
export function createOracle() {
  let attempt: number | null = null;
  let session: Family | null = null;
  return {
    login(number: number): void {
      attempt = number;
      session = null;
    },
    logout(): void {
      attempt = null;
      session = null;
    },
    answered(call: Call, how: Answers, status: number | null): void {
      const well = how === 'well' && status === 200;
      if (call.kind === 'refresh') {
        const refused = status !== null && [400, 401, 403].includes(status);
        if (refused && call.family === session) session = null;
        return;
      }
      if (call.kind === 'guest' || call.attempt !== attempt) return;
      if (!well) attempt = null;
      else if (call.kind === 'profile') {
        session = call.family;
        attempt = null;
      }
    },
    session: (now: number): Family | null => (session !== null && now < session.refreshEndsAt - 500 ? session : null),
  };
}
