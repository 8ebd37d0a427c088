import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:https';
import { generate } from 'selfsigned';

/**
 * A load balancer that terminates TLS on `port` with a self-signed certificate and forwards requests with `X-Forwarded-For`. Set
 * `ignoreHTTPSErrors` in the browser.
 */
export async function startTlsProxy(hostname: string, port: number, target: string): Promise<{ stop: () => Promise<void> }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: hostname }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [hostname, `*.${hostname}`].map((value) => ({ type: 2, value })) }],
  });
  const place = new URL(target);
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '', 'x-forwarded-proto': 'https' };
    const onward = httpRequest(
      { hostname: place.hostname, port: place.port, path: incoming.url ?? '/', method: incoming.method ?? 'GET', headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
