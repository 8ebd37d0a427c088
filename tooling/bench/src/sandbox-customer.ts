import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';

const API = '/installment/v3';
const CLIENT = { client_id: 'muddat-web', client_secret: 'muddat-web-secret' };
const TUS = { 'tus-resumable': '1.0.0' };
const tokenSchema = v.object({ access_token: v.string() });

type SandboxCallOptions = {
  readonly method?: string;
  readonly body?: unknown;
  readonly raw?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A customer who calls the sandbox directly, without a gateway. Paths are relative to the installment API. */
export class SandboxCustomer {
  readonly #url: string;
  readonly #token: string;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  static async signIn(url: string, { phone, password }: { readonly phone: string; readonly password: string }): Promise<SandboxCustomer> {
    const answer = await fetch(`${url}/auth/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...CLIENT, grant_type: 'password', username: phone, password }),
    });
    return new SandboxCustomer(url, v.parse(tokenSchema, await answer.json()).access_token);
  }

  /** Re-authenticates the customer, for operations that need more than a sign-in. */
  async prove(password: string): Promise<void> {
    const answer = await fetch(`${this.#url}/auth/user/proof`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...CLIENT, method: 'password', password }),
    });
    if (!answer.ok) throw new Error(`the proof of a customer: ${answer.status}`);
  }

  async bytes(path: string): Promise<Uint8Array> {
    return new Uint8Array(await (await this.#ask(path)).arrayBuffer());
  }

  async json(path: string, ask: SandboxCallOptions = {}): Promise<unknown> {
    return (await this.#ask(path, ask)).json();
  }

  /** Uploads a photo by tus in one request and returns its id. */
  async upload(step: string, photo: Uint8Array<ArrayBuffer>): Promise<string> {
    const said = { step, filename: 'photo.png', filetype: 'image/png', sha256: createHash('sha256').update(photo).digest('hex') };
    const metadata = Object.entries(said).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`);
    const headers = { ...TUS, 'upload-length': String(photo.length), 'upload-metadata': metadata.join(',') };
    const created = await this.#ask('/user/verification/files', { method: 'POST', headers });
    const id = created.headers.get('location')?.split('/').at(-1) ?? '';
    const part = { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    await this.#ask(`/user/verification/files/${id}`, { method: 'PATCH', raw: photo, headers: part });
    return id;
  }

  async #ask(path: string, { method = 'GET', body, raw, headers }: SandboxCallOptions = {}): Promise<Response> {
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await fetch(`${this.#url}${API}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    if (!answer.ok) throw new Error(`${method} ${path.split('?', 1)}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return answer;
  }
}
