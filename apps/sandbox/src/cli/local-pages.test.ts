import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { allowLocalPages, redirectPortalPictures } from './local-pages.ts';

const app = fastify();
app.get('/mobile/v2/faq', async () => ({ data: [] }));
app.get('/sandbox/sms', async () => []);
allowLocalPages(app);
redirectPortalPictures(app);

const allowedOrigin = async (url: string, origin: string) =>
  (await app.inject({ url, headers: { origin } })).headers['access-control-allow-origin'] ?? null;

describe('allowLocalPages', () => {
  it.each([
    ['/mobile/v2/faq', 'http://localhost:5173', 'http://localhost:5173'],
    ['/mobile/v2/faq', 'https://127.0.0.1', 'https://127.0.0.1'],
    ['/unknown', 'http://localhost:5173', 'http://localhost:5173'],
    ['/mobile/v2/faq', 'http://localhost.example', null],
    ['/mobile/v2/faq', 'null', null],
    ['/sandbox/sms?phone=1', 'http://localhost:5173', null],
  ])('a request for %s by a page of %s may be read by %s', async (url, origin, allowed) => {
    expect(await allowedOrigin(url, origin)).toBe(allowed);
  });

  it('a preflight request gets its method and headers', async () => {
    const headers = {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    };
    const { statusCode, headers: got } = await app.inject({ method: 'OPTIONS', url: '/mobile/v2/faq', headers });
    expect([statusCode, got['access-control-allow-methods'], got['access-control-allow-headers']]).toEqual([204, 'PUT', 'authorization']);
  });
});

it('redirectPortalPictures leads from the address in texts of the APIs to the picture', async () => {
  const { statusCode, headers } = await app.inject({ url: '/api/mobile/v2/picture/product/ball.red.main-1?size=2' });
  expect([statusCode, headers.location]).toEqual([307, '/mobile/v2/picture/product/ball.red.main-1?size=2']);
});

it('a page of another origin may read the picture at an address of the APIs, resolved against the base address', async () => {
  const origin = 'http://localhost:5173';
  const { pathname } = new URL('/api/mobile/v2/picture/product/ball', 'http://127.0.0.1:4010');
  expect(await allowedOrigin(pathname, origin)).toBe(origin);
});
