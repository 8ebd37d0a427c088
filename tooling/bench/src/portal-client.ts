import { Pool } from 'undici';
import * as v from 'valibot';

class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

type Call = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: unknown };

/** A pool of connections to one server. A response that is not 2xx is thrown as an error with its status and body. */
export class ServerConnection {
  readonly url: string;
  readonly #pool: Pool;

  constructor(url: string, connections: number) {
    this.url = url;
    this.#pool = new Pool(url, { connections });
  }

  async call({ method, path, headers, body }: Call): Promise<{ cookies: string[]; data: unknown }> {
    const answer = await this.#pool.request({
      method,
      path,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    if (answer.statusCode < 200 || answer.statusCode > 299)
      throw new RefusedError(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 300)}`);
    const data: unknown = text === '' ? null : JSON.parse(text);
    return { cookies: [answer.headers['set-cookie'] ?? []].flat(), data };
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** One signed-in customer at the gateway, with the headers that a browser of this site sends. */
export class PortalClient {
  readonly phone: string;
  /** The session's `Cookie` header. */
  readonly cookie: string;
  /** Origin of the gateway. */
  readonly origin: string;
  readonly #gateway: ServerConnection;
  readonly #headers: Record<string, string>;

  private constructor(gateway: ServerConnection, phone: string, headers: Record<string, string>, cookie: string) {
    this.#gateway = gateway;
    this.origin = gateway.url;
    this.phone = phone;
    this.cookie = cookie;
    this.#headers = { ...headers, cookie };
  }

  static async signIn(gateway: ServerConnection, phone: string, password: string): Promise<PortalClient> {
    const headers = { origin: gateway.url, 'x-requested-with': 'muddat-web' };
    const body = { strategy: 'customer', phone, password };
    const { cookies } = await gateway.call({ method: 'POST', path: '/api/auth/login', headers, body });
    const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ');
    return new PortalClient(gateway, phone, headers, cookie);
  }

  async get<const Schema extends v.GenericSchema>(path: string, schema: Schema): Promise<v.InferOutput<Schema>> {
    const { data } = await this.#gateway.call({ method: 'GET', path, headers: this.#headers });
    return v.parse(schema, data);
  }

  async post<const Schema extends v.GenericSchema>(path: string, body: unknown, schema: Schema): Promise<v.InferOutput<Schema>> {
    const headers = { ...this.#headers, 'idempotency-key': crypto.randomUUID() };
    const { data } = await this.#gateway.call({ method: 'POST', path, headers, body });
    return v.parse(schema, data);
  }
}
