import * as v from 'valibot';

const smsSchema = v.array(v.object({ to: v.string(), text: v.string(), code: v.nullish(v.string()), at: v.string() }));
const ledgerSchema = v.object({ provider_sum: v.number(), ledger_sum: v.number(), rows: v.array(v.unknown()) });

const faultsSchema = v.object({ reached: v.record(v.string(), v.number()), writes: v.array(v.string()) });

/** Writes that do not affect the next test: sessions, and queries sent by POST. */
const HARMLESS_WRITES: ReadonlySet<string> = new Set([
  'auth.createToken',
  'auth.revokeToken',
  'auth.passkeySignInOptions',
  'auth.recordSignIn',
  'installment.checkBasket',
]);

export type SandboxFault = {
  operation: string;
  fault: 'delay' | 'status' | 'reset' | 'hang' | 'after-commit-reset';
  at?: string;
  ms?: number;
  status?: number;
  times?: number;
};

/** Controls of the sandbox: messages, faults, clock, ledger. Tests cause failures of a backend with these instead of stubs. */
export class SandboxTools {
  readonly #url: string;
  #isChanged = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** The newest code sent to a phone; waits up to 20 s. `after` (ms) skips older ones. */
  async codeFor(phone: string, after = 0): Promise<string> {
    for (let turn = 0; turn < 200; turn += 1) {
      const messages = v.parse(smsSchema, await this.#json(`/sandbox/sms?phone=${encodeURIComponent(phone)}`));
      const fresh = messages.find(({ code, at }) => code && Date.parse(at) >= after);
      if (fresh?.code) return fresh.code;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`no code came to ${phone}`);
  }

  /** Marks the data as changed, for changes that go neither through these methods nor through the five APIs. */
  markChanged(): void {
    this.#isChanged = true;
  }

  /** Restores the seeded data for the next test. Skipped if nothing was written, because it takes a second or two. */
  async resetIfChanged(): Promise<void> {
    const { writes } = v.parse(faultsSchema, await this.#json('/sandbox/faults'));
    if (!this.#isChanged && writes.every((name) => HARMLESS_WRITES.has(name))) return;
    await this.#send('POST', '/sandbox/reset', {});
    this.#isChanged = false;
  }

  async injectFaults(injectFaults: SandboxFault[]): Promise<void> {
    await this.#send('POST', '/sandbox/faults', injectFaults);
  }

  async clearFaults(): Promise<void> {
    await this.#send('DELETE', '/sandbox/faults');
  }

  async advance(duration: string): Promise<void> {
    await this.#send('POST', '/sandbox/clock', { advance: duration });
  }

  /** Changes a product as a store would while it is in a basket. */
  async changeProduct(id: string, change: { price?: number; stock?: number }): Promise<void> {
    await this.#send('POST', '/sandbox/products', { id, ...change });
  }

  /** Sets the status of an order, as a store or courier would. */
  async setOrderStatus(orderId: string, status: string): Promise<void> {
    await this.#send('POST', '/sandbox/store', { order_id: orderId, status });
  }

  /** A customer's provider charges and ledger entries; both sums must always agree. */
  async ledger(phone: string): Promise<v.InferOutput<typeof ledgerSchema>> {
    return v.parse(ledgerSchema, await this.#json(`/sandbox/ledger?phone=${encodeURIComponent(phone)}`));
  }

  /** Waits until an operation has reached a step (`billing.confirmPayment@after-charge`) since the faults were last cleared. */
  async waitForStep(step: string): Promise<void> {
    for (let turn = 0; turn < 400; turn += 1) {
      const { reached } = v.parse(faultsSchema, await this.#json('/sandbox/faults'));
      if ((reached[step] ?? 0) > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${step} was never reached`);
  }

  async #json(path: string): Promise<unknown> {
    const answer = await fetch(`${this.#url}${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  async #send(method: string, path: string, body?: unknown): Promise<void> {
    this.#isChanged = true;
    const init = body === undefined ? { method } : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`${this.#url}${path}`, init);
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    await answer.body?.cancel();
  }
}
