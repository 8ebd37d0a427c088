import * as v from 'valibot';

export type DeviceResponse = { readonly status: number; readonly body: unknown };

const sessionSchema = v.object({ loggedIn: v.boolean() });

/** A customer's device at the gateway. Status 0 means that no response arrived. */
export class CustomerDevice {
  readonly #url: string;
  #cookie = '';

  constructor(url: string) {
    this.#url = url;
  }

  /** `headers`: extra headers, such as the `Date` of a device with a wrong clock. */
  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<DeviceResponse> {
    const own = { origin: this.#url, 'x-requested-with': 'muddat-web', cookie: this.#cookie, ...headers };
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    try {
      const answer = await fetch(`${this.#url}${path}`, {
        method,
        headers: body === undefined ? own : { ...own, 'content-type': 'application/json' },
        ...json,
        signal: AbortSignal.timeout(20_000),
      });
      const set = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
      if (set.length > 0) this.#cookie = set.join('; ');
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
    } catch {
      return { status: 0, body: null };
    }
  }

  async signIn(phone: string, password: string): Promise<void> {
    const { body } = await this.call('POST', '/api/auth/login', { strategy: 'customer', phone, password });
    if (!v.is(sessionSchema, body) || !body.loggedIn) throw new Error(`could not sign in: ${JSON.stringify(body)}`);
  }
}
