import { connect } from 'node:net';

/** Scans a file for malware; true if it is clean. Throws if the scan failed. */
export type Scanner = (file: Buffer) => Promise<boolean>;

const SCAN_TIMEOUT_MS = 10_000;

/** Uses clamd over TCP by its INSTREAM command: the length of the chunk, the chunk, a length of zero. */
export function createClamdScanner({ host, port }: { readonly host: string; readonly port: number }): Scanner {
  return (file) =>
    new Promise((resolve, reject) => {
      const socket = connect(port, host);
      let answer = '';
      socket.setTimeout(SCAN_TIMEOUT_MS, () => socket.destroy(new Error('clamd did not answer in time')));
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString('latin1');
      });
      socket.on('error', reject);
      socket.on('close', () => {
        if (/: OK\0?$/.test(answer)) resolve(true);
        else if (/ FOUND\0?$/.test(answer)) resolve(false);
        else reject(new Error('clamd gave no verdict'));
      });
      const length = Buffer.alloc(4);
      length.writeUInt32BE(file.length);
      socket.write('zINSTREAM\0');
      socket.write(length);
      socket.write(file);
      socket.write(Buffer.alloc(4));
    });
}
