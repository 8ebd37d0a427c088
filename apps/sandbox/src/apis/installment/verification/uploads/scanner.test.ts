import { createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClamdScanner } from '../../../../core/files/scan.ts';
import { createTestSandbox } from '../../../../testing/test-sandbox.ts';
import { insertNewApplicant, testPhoto } from '../../../../testing/verification.ts';

describe('the virus scanner', () => {
  let server: TcpServer;
  let port = 0;
  let received = Buffer.alloc(0);
  beforeAll(async () => {
    server = createTcpServer((socket) => {
      received = Buffer.alloc(0);
      socket.on('data', (chunk: Buffer) => {
        received = Buffer.concat([received, chunk]);
        if (!received.subarray(-4).equals(Buffer.alloc(4))) return;
        const answer = received.includes('EICAR')
          ? 'stream: Eicar-Test-Signature FOUND\0'
          : received.includes('silent')
            ? ''
            : 'stream: OK\0';
        socket.end(answer);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('sends INSTREAM to clamd: a clean file passes, an infected one does not, a missing verdict throws', async () => {
    const scan = createClamdScanner({ host: '127.0.0.1', port });
    expect(await scan(Buffer.from('clean'))).toBe(true);
    expect(received.toString('latin1')).toBe('zINSTREAM\0\0\0\0\u0005clean\0\0\0\0');
    expect(await scan(Buffer.from('EICAR'))).toBe(false);
    await expect(scan(Buffer.from('silent'))).rejects.toThrow('no verdict');
  });

  test('a clean photo is accepted, an infected one is refused, and one without a verdict gets 500', async () => {
    const guarded = await createTestSandbox({ CLAMD_URL: `tcp://127.0.0.1:${port}` });
    const person = await insertNewApplicant(guarded, '7700');
    await person.request('/consent', { method: 'PUT', send: { accepted: true, version: '2026-11' } });
    const marked = Buffer.concat([await testPhoto(), Buffer.from('EICAR')]);
    expect((await person.photo('selfie', marked)).json()['code']).toBe('file_broken');
    expect((await person.photo('selfie')).status).toBe(200);
    expect((await person.photo('selfie', Buffer.concat([await testPhoto(), Buffer.from('silent')]))).status).toBe(500);
    await guarded.close();
  });
});
