import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureSystemProgram } from '@muddat/checks/system-program';
import { generate } from 'selfsigned';

/** Starts HAProxy with a self-signed certificate: HTTPS with HTTP/2 on `port` of this machine, in front of the server on `targetPort`. */
export async function startTlsFront(folder: string, port: string, targetPort: string): Promise<{ stop: () => Promise<void> }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const certificate = join(folder, 'front.pem');
  await writeFile(certificate, `${cert}\n${key}\n`);
  const config = join(folder, 'haproxy.cfg');
  await writeFile(
    config,
    `defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend site
  bind 127.0.0.1:${port} ssl crt ${certificate} alpn h2,http/1.1
  option forwardfor
  default_backend gateway
backend gateway
  server gateway 127.0.0.1:${targetPort}
`,
  );
  const { program, env } = ensureSystemProgram('haproxy');
  const child: ChildProcess = spawn(program, ['-db', '-f', config], { env: { ...process.env, ...env }, stdio: 'inherit' });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
