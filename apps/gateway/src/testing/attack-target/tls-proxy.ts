import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { connect, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { generate } from 'selfsigned';

/** The address that a request shall appear to come from; this header is not forwarded. */
export const CLIENT_ADDRESS_HEADER = 'x-test-client';

export type TlsProxy = {
  /** The certificate to trust, PEM. */
  ca: string;
  /** Port of a load balancer: terminates TLS, adds `X-Forwarded-For` and `X-Forwarded-Proto`, forwards requests. */
  port: number;
  /** Port that terminates TLS and forwards raw bytes, malformed requests included. */
  rawPort: number;
  close(): Promise<void>;
};

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server);
}

/** A TLS proxy in front of the gateway, with a new certificate for `hostname`. */
export async function startTlsProxy(hostname: string, gatewayPort: () => number): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: hostname }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: hostname }] },
    ],
  });
  const balancer = createHttpsServer({ key, cert }, (incoming, outgoing) => {
    const { [CLIENT_ADDRESS_HEADER]: from, ...headers } = incoming.headers;
    const sent = incoming.headers['x-forwarded-for'];
    const forwarded = [...(sent === undefined ? [] : [sent]), String(from ?? '203.0.113.1')].join(', ');
    const onward = httpRequest(
      {
        hostname: '127.0.0.1',
        port: gatewayPort(),
        method: incoming.method ?? 'GET',
        path: incoming.url ?? '/',
        headers: { ...headers, 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const pipe = createTlsServer({ key, cert }, (client) => {
    const onward = connect(gatewayPort(), '127.0.0.1');
    for (const [from, to] of [
      [client, onward],
      [onward, client],
    ] as const) {
      from.on('error', () => to.destroy()).pipe(to);
      // Closes the other side too; otherwise it would stay open and `close` would wait for it.
      from.on('close', () => to.destroySoon());
    }
  });
  const [port, rawPort] = [await listen(balancer), await listen(pipe)];
  return {
    ca: cert,
    port,
    rawPort,
    async close() {
      balancer.closeAllConnections();
      await Promise.all([balancer, pipe].map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
