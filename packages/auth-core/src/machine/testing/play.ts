import { createOracle } from './oracle.ts';
import { type Answers, createWorld, type Mistake } from './world.ts';

const HOW: readonly Answers[] = ['well', 'well', 'well', 'well', 'failed', 'broken', 'refused', 'without-token'];

/**
 * Plays a sequence (a number a step) over two tabs, then lets everything that is under way come to its end, and says what is then not as
 * the oracle has it. In the fast world the oracle knows exactly; where the store is slow, two tabs' sign-ins may take effect in another
 * order than they were begun, so there it only knows that nobody is back after a
 * sign-out that came to the store after every sign-in.
 */
export function play(steps: readonly number[], slowStore: boolean, mistake: Mistake | null = null): string[] {
  const world = createWorld(slowStore, mistake);
  const oracle = createOracle();
  const { tabs, calls, words, storeWork, faults } = world;
  let signedOutLast = true;

  const answer = (index: number, how: Answers, spice: number): void => {
    const was = tabs[calls[index]?.tab ?? 0]?.state();
    const done = world.answer(index, how, spice);
    if (done === null) return;
    oracle.answered(done.call, how, done.answer?.status ?? null);
    const is = tabs[done.call.tab]?.state();
    const blip = done.answer === null || done.answer.status === 429 || done.answer.status >= 500;
    if (done.call.kind === 'refresh' && blip && was?.loggedIn && !is?.loggedIn) faults.push('a refresh without an answer signed out');
  };
  const check = (tab: number): void => void tabs[tab]?.accessToken().catch(() => null);
  const kill = (): void => {
    const family = oracle.session(world.now());
    if (family) family.alive = false;
  };
  const isNobody = (tab: number): boolean => {
    const phase = tabs[tab]?.state().phase;
    return signedOutLast && oracle.session(world.now()) === null && (phase === 'signed-out' || phase === 'guest');
  };
  const step = (code: number): void => {
    const tab = code & 1;
    const machine = tabs[tab];
    const spice = code >> 5;
    switch ((code >> 1) & 15) {
      case 0:
        oracle.login(world.login(tab));
        signedOutLast = false;
        return;
      case 1:
        machine?.logout();
        oracle.logout();
        signedOutLast = world.beginning[1 - tab] === 0;
        if (machine?.state().loggedIn || machine?.state().busy) faults.push('signed in right after a sign-out');
        return;
      case 2:
        check(tab);
        return;
      case 3:
        check(tab);
        check(1 - tab);
        return;
      case 4:
        void machine?.renew(machine.state().access?.token ?? '').catch(() => null);
        return;
      case 5:
        world.advance(spice === 0 ? 1_000 : spice === 1 ? 99.5 : 101);
        return;
      case 6:
        machine?.look();
        return;
      case 7:
        world.hear();
        return;
      case 8:
        // The provider ends the session of its own accord, now and then; oftener the token expires just when it is needed.
        if (spice === 0) kill();
        else {
          world.advance(101);
          check(tab);
        }
        return;
      case 9:
        if (isNobody(tab)) void machine?.login('guest').catch(() => null);
        else {
          world.advance(101);
          check(tab);
          check(1 - tab);
        }
        return;
      case 10:
        world.workInStore();
        return;
      case 11:
        while (storeWork.length > 0) world.workInStore();
        return;
      default:
        if (calls.length > 0) answer(spice % calls.length, HOW[code % HOW.length] ?? 'well', spice);
    }
  };
  /** Whatever is under way ends well, until nothing is. */
  const settle = (): void => {
    for (let rounds = 0; calls.length + words.length + storeWork.length > 0; rounds += 1) {
      if (rounds > 200) throw new Error('it never comes to rest');
      world.workInStore();
      world.hear();
      if (calls.length > 0) answer(0, 'well', 0);
    }
  };

  // Half of the sequences begin with a customer who is signed in, in both tabs.
  if ((steps[0] ?? 0) % 2 === 0) {
    step(0);
    settle();
  }
  for (const code of steps) step(code);
  settle();
  // Without being looked at: words between the tabs are enough.
  const nobody = world.stored() === null;
  if (nobody && tabs.some((machine) => machine.state().loggedIn)) faults.push('a tab did not hear of the sign-out');
  // The customer comes back to each tab: it looks, and is checked.
  for (let round = 0; round < 2; round += 1) {
    for (const machine of tabs) {
      machine.look();
      settle();
      void machine.accessToken().catch(() => null);
      settle();
    }
  }

  const expected = slowStore ? null : oracle.session(world.now());
  const stored = world.stored();
  const kept = world.families.find((family) => family.refresh === stored?.refresh?.token) ?? null;
  if (!slowStore && kept !== expected) faults.push(`the store holds ${kept?.id}, and ${expected?.id} is signed in`);
  if (slowStore && signedOutLast && stored !== null) faults.push('a session was written back after a sign-out');
  for (const [index, machine] of tabs.entries()) {
    const { busy, loggedIn, phase, access, refresh, user } = machine.state();
    if (busy || !['signed-in', 'signed-out', 'guest'].includes(phase)) faults.push(`tab ${index} is stuck in ${phase}`);
    if (loggedIn !== (stored !== null)) faults.push(`tab ${index} ${loggedIn ? 'is' : 'is not'} signed in, and the store says otherwise`);
    if (loggedIn && (access?.token !== stored?.access.token || refresh?.token !== stored?.refresh?.token))
      faults.push(`tab ${index} has other tokens than the store`);
    if (loggedIn && user?.['id'] !== kept?.id) faults.push(`tab ${index} shows another customer`);
  }
  if (world.turnTaken()) faults.push('the turn was not given back');
  for (const family of world.families) {
    if (family !== kept && family.alive) faults.push(`tokens of sign-in ${family.id} are still good`);
  }
  return [...new Set(faults)];
}
