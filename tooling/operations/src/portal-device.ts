import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import * as v from 'valibot';

export type PortalAnswer = {
  /** 0 if no response arrived. */
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly retryAfter: string | null;
};
type Call = { readonly body?: unknown; readonly headers?: Record<string, string>; readonly timeoutMs?: number };

const LIMIT_MS = 30_000;
const JSON_TYPE = /^application\/(?:[a-z.+-]*\+)?json/;
const sessionSchema = v.object({ loggedIn: v.literal(true) });

/** A customer's device at the balancer, over TLS. Each device has its own loopback address, so that limits count it alone. */
export class PortalDevice {
  readonly #url: URL;
  readonly #agent: Agent;
  readonly #cookies = new Map<string, string>();

  constructor(url: string, ca: string, localAddress: string) {
    this.#url = new URL(url);
    this.#agent = new Agent({ ca, localAddress, keepAlive: true });
  }

  async call(method: 'GET' | 'POST', path: string, { body, headers = {}, timeoutMs = LIMIT_MS }: Call = {}): Promise<PortalAnswer> {
    try {
      const answer = await this.#send(method, path, headers, body, timeoutMs);
      const pieces: Buffer[] = [];
      for await (const piece of answer) pieces.push(Buffer.from(piece));
      const text = Buffer.concat(pieces).toString();
      const isJson = JSON_TYPE.test(answer.headers['content-type'] ?? '');
      const retryAfter = answer.headers['retry-after'] ?? null;
      return { status: answer.statusCode ?? 0, body: isJson && text !== '' ? JSON.parse(text) : null, text, retryAfter };
    } catch (error) {
      return { status: 0, body: null, text: String(error), retryAfter: null };
    }
  }

  /** Opens the event stream. `ended` resolves when the server ends it, `close` ends it. */
  async openStream(path: string): Promise<PortalAnswer & { ended: Promise<void>; close(): void }> {
    const none = { status: 0, body: null, text: '', retryAfter: null, ended: Promise.resolve(), close: () => undefined };
    try {
      const answer = await this.#send('GET', path, { accept: 'text/event-stream' }, undefined, LIMIT_MS);
      const ended = new Promise<void>((resolve) => answer.once('close', resolve).once('error', resolve));
      answer.resume();
      const retryAfter = answer.headers['retry-after'] ?? null;
      return { ...none, status: answer.statusCode ?? 0, retryAfter, ended, close: () => answer.destroy() };
    } catch {
      return none;
    }
  }

  async signIn(phone: string, password: string): Promise<void> {
    const { status, text, body } = await this.call('POST', '/api/auth/login', { body: { strategy: 'customer', phone, password } });
    if (!v.is(sessionSchema, body)) throw new Error(`${phone} could not sign in: ${status} ${text.slice(0, 300)}`);
  }

  close(): void {
    this.#agent.destroy();
  }

  /** `timeoutMs`: until the head of the response. */
  #send(method: string, path: string, headers: Record<string, string>, body: unknown, timeoutMs: number): Promise<IncomingMessage> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = { origin: this.#url.origin, 'x-requested-with': 'muddat-web', ...(cookie === '' ? {} : { cookie }), ...headers };
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    return new Promise((resolve, reject) => {
      const place = { host: '127.0.0.1', port: this.#url.port || '443', servername: this.#url.hostname, agent: this.#agent };
      const outgoing = request({ ...place, method, path, headers: { host: this.#url.host, ...own, ...json } }, (answer) => {
        clearTimeout(limit);
        for (const line of answer.headers['set-cookie'] ?? []) this.#keepCookie(line);
        resolve(answer);
      });
      const limit = setTimeout(() => outgoing.destroy(new Error('no answer in time')), timeoutMs);
      outgoing.once('error', (error) => {
        clearTimeout(limit);
        reject(error);
      });
      outgoing.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  #keepCookie(line: string): void {
    const [pair = ''] = line.split(';', 1);
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '' || /max-age=0/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
