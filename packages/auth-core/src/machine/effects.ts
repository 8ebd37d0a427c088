import type { SessionEffect, SessionEvent } from './events.ts';
import type { ProviderAnswer, SessionParts, SharedStore, Turns } from './session-parts.ts';

type Done = PromiseLike<unknown> | undefined;
type Doers = Pick<SessionParts, 'provider' | 'tellTabs'> & { store: SharedStore; turns: Turns };

const ignore = () => undefined;

/**
 * Does what the machine asks for, in order; what changes or reads the store is waited for before the next is begun, calls to the provider
 * are not. Every answer comes back by `send`.
 */
export function createEffects({ provider, tellTabs, store, turns }: Doers, send: (event: SessionEvent) => void) {
  const held = new Map<number, () => void>();
  const queue: SessionEffect[] = [];
  let running = false;

  const asked = (type: 'answered' | 'profile', generation: number, call: PromiseLike<ProviderAnswer>): undefined => {
    call.then(
      (answer) => send({ type, generation, answer }),
      () => send({ type, generation, answer: null }),
    );
  };
  const takeTurn = (generation: number): undefined => {
    const nothing = () => send({ type: 'turn', generation, stored: null });
    turns.take().then((give) => {
      held.set(generation, give);
      store.read().then((stored) => send({ type: 'turn', generation, stored }), nothing);
    }, nothing);
  };

  const perform = (effect: SessionEffect): Done => {
    switch (effect.do) {
      case 'ask-tokens': {
        const { generation, grant, strategy, credentials } = effect;
        return asked('answered', generation, provider.tokens({ grant, strategy, credentials }));
      }
      case 'ask-refresh':
        return asked('answered', effect.generation, provider.tokens({ grant: 'refresh_token', refreshToken: effect.refresh.token }));
      case 'ask-profile':
        return asked('profile', effect.generation, provider.profile(effect.access.token));
      case 'store': {
        const { generation, session, fresh } = effect;
        const written = (version: number | null) => send({ type: 'written', generation, version, session, fresh });
        return store.write(effect.version, session).then(written, () => written(null));
      }
      case 'clear':
        return store.clear(effect.version).then((cleared) => {
          if (cleared === null) return;
          send({ type: 'cleared', version: cleared.version });
          const token = cleared.removed?.refresh ?? cleared.removed?.access;
          if (token) provider.revoke(token.token).then(ignore, ignore);
        }, ignore);
      case 'look':
        return store.read().then((stored) => send({ type: 'seen', generation: effect.generation, stored, start: effect.start }), ignore);
      case 'tell-tabs':
        tellTabs?.();
        return undefined;
      case 'take-turn':
        return takeTurn(effect.generation);
      case 'give-turn':
        held.get(effect.generation)?.();
        held.delete(effect.generation);
        return undefined;
      case 'revoke':
        provider.revoke(effect.token).then(ignore, ignore);
        return undefined;
    }
  };

  const run = (): void => {
    if (running) return;
    const effect = queue.shift();
    if (effect === undefined) return;
    running = true;
    const next = () => {
      running = false;
      run();
    };
    const done = perform(effect);
    if (done === undefined) next();
    else done.then(next, next);
  };

  return (effects: readonly SessionEffect[]): void => {
    queue.push(...effects);
    run();
  };
}
