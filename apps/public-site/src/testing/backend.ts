import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { homeContent, publicOfferPage, storesResponse } from './home-content.ts';

export type BackendCall = { url: string; headers: Record<string, string | string[] | undefined> };

/** The three backends of the public site on one port. `fail` makes calls whose path contains a text respond with 503. */
export async function startStubBackend() {
  const calls: BackendCall[] = [];
  const failing = new Set<string>();
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    calls.push({ url, headers: request.headers });
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const speaksRussian = request.headers['accept-language'] === 'ru';
    const message = speaksRussian ? 'Нет связи' : 'Aloqa yoʻq';
    if ([...failing].some((part) => url.includes(part))) return send(503, { code: 'upstream_unavailable', message, request_id: 'r1' });
    if (url.startsWith('/builder/v1/get')) return send(200, { data: homeContent(speaksRussian ? 'ru' : 'uz') });
    if (url.startsWith('/installment/v3/stores')) return send(200, storesResponse);
    if (url.startsWith('/mobile/v2/pages/public-offer')) return send(200, { data: publicOfferPage });
    return send(404, { code: 'not_found', message: 'Не найдено', request_id: 'r2' });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const base = `http://127.0.0.1:${address.port}`;
  return {
    calls,
    fail: (part: string) => failing.add(part),
    heal: () => failing.clear(),
    baseUrls: {
      auth: `${base}/auth`,
      installment: `${base}/installment`,
      mobile: `${base}/mobile`,
      builder: `${base}/builder`,
      billing: `${base}/billing`,
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
