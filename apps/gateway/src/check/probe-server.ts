import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { TLSSocket } from 'node:tls';
import type { Probe } from './describe-probe.ts';

const TIMEOUT_MS = 5_000;

/** Asks a server for its clock and certificate. Rejects if it sends no response, or if its certificate is not valid. */
export function probeServer(url: string): Promise<Probe> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const options = { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS), agent: false };
    const request = send(url, options, (response) => {
      const { socket } = response;
      const validTo = socket instanceof TLSSocket ? socket.getPeerCertificate().valid_to : undefined;
      resolve({ date: response.headers.date, validTo });
      response.resume();
    });
    request.on('error', reject).end();
  });
}
