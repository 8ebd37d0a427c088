import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { DEMO_CUSTOMER } from '../backend.ts';
import { type Browser, createBrowser } from '../browser.ts';
import { startGateway, type TestGateway } from '../start.ts';
import { CLIENT_ADDRESS_HEADER, startTlsProxy } from './tls-proxy.ts';

type StartOptions = {
  env?: Record<string, string>;
  upstreamTimeoutMs?: number;
  serverLimits?: Parameters<typeof startGateway>[2];
};

const HOSTNAME = 'portal.test';
/** Responses take milliseconds; a connection that the server keeps open is closed after this time. */
const SILENCE_MS = 20_000;

/** A running gateway as an attacker can reach it. */
export type AttackTarget = {
  gateway: TestGateway;
  /** The site's origin as customers see it. */
  site: string;
  host: string;
  cookies: { session: string; target: string };
  browser(): Browser;
  /** Headers that make a request appear to come from an address, as the proxy in front of the gateway reports it. */
  from(address: string): Record<string, string>;
  /** Sends raw bytes. Returns everything received until the server closes the connection or has sent `answers` responses. */
  raw(text: string, answers?: number): Promise<string>;
  signedIn(): Promise<Browser>;
  close(): Promise<void>;
};

function send(open: () => Socket, text: string, answers: number): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = open();
    const done = (): void => void socket.destroy();
    socket.setTimeout(SILENCE_MS, done);
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      if (received.split(/HTTP\/1\.1 \d{3} /).length > answers && received.includes('\r\n\r\n')) done();
    });
    // The server may close the connection in the middle of an attack; that counts as its response.
    socket.on('error', done);
    socket.on('close', () => resolve(received));
    socket.write(Buffer.from(text, 'latin1'));
  });
}

async function signIn(browser: Browser): Promise<Browser> {
  const answer = await browser.post('/api/auth/login', {
    strategy: 'customer',
    phone: DEMO_CUSTOMER.phone,
    password: DEMO_CUSTOMER.password,
  });
  if (answer.status !== 200) throw new Error(`The customer could not sign in: ${answer.status} ${answer.text}`);
  return browser;
}

/** Plain http on this machine, as in development. A trusted proxy reports the client's address. */
async function startOnLoopback(options: StartOptions): Promise<AttackTarget> {
  const gateway = await startGateway({ TRUSTED_PROXIES: '127.0.0.1', ...options.env }, options.upstreamTimeoutMs, options.serverLimits);
  const { host, hostname, port } = new URL(gateway.origin);
  const browser = (): Browser => gateway.browser();
  return {
    gateway,
    site: gateway.origin,
    host,
    cookies: { session: 'muddat-dev', target: 'muddat-target' },
    browser,
    from: (address) => ({ 'x-forwarded-for': address }),
    raw: (text, answers = 1) => send(() => connectPlain(Number(port), hostname), text, answers),
    signedIn: () => signIn(browser()),
    close: () => gateway.close(),
  };
}

/** TLS ends at a proxy in front of the gateway, as in production, so the cookie is the real `__Host-` one. */
async function startOverTls(options: StartOptions): Promise<AttackTarget> {
  const site = `https://${HOSTNAME}`;
  const gateway = await startGateway(
    { PUBLIC_URL: site, TRUSTED_PROXIES: '127.0.0.1', ...options.env },
    options.upstreamTimeoutMs,
    options.serverLimits,
  );
  const front = await startTlsProxy(HOSTNAME, () => Number(new URL(gateway.origin).port));
  const browser = (): Browser => createBrowser(site, { ca: front.ca, address: '127.0.0.1', port: front.port });
  const open = (): Socket => connectTls({ host: '127.0.0.1', port: front.rawPort, ca: front.ca, servername: HOSTNAME });
  return {
    gateway,
    site,
    host: HOSTNAME,
    cookies: { session: '__Host-muddat', target: '__Host-muddat-target' },
    browser,
    from: (address) => ({ [CLIENT_ADDRESS_HEADER]: address }),
    raw: (text, answers = 1) => send(open, text, answers),
    signedIn: () => signIn(browser()),
    async close() {
      await front.close();
      await gateway.close();
    },
  };
}

/** The attack tests run on both, except hostile-input, slow and redis/shut-out, which start their own gateway on loopback. */
export const ATTACK_TARGETS = [
  { name: 'on loopback', start: (options: StartOptions = {}) => startOnLoopback(options) },
  { name: 'over TLS', start: (options: StartOptions = {}) => startOverTls(options) },
] as const;
