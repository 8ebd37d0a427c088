import { createServer } from 'node:http';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, test } from 'vitest';
import { startTlsProxy } from '../testing/attack-target/tls-proxy.ts';
import { probeServer } from './probe-server.ts';

test('a probe reads the clock of a server and the end of its certificate', async () => {
  const server = createServer((_request, response) => void response.end());
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const tls = await startTlsProxy('localhost', () => port);
  const trusted = getCACertificates();
  setDefaultCACertificates([...trusted, tls.ca]);
  try {
    const { date, validTo } = await probeServer(`https://localhost:${tls.port}`);
    expect(Math.abs(Date.parse(date ?? '') - Date.now())).toBeLessThan(60_000);
    expect(Date.parse(validTo ?? '')).toBeGreaterThan(Date.now());
  } finally {
    setDefaultCACertificates(trusted);
    await tls.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
