import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ensureSystemProgram } from '@muddat/checks/system-program';
import { ROOT } from '@muddat/servers/root';
import { ServerProcess } from '@muddat/servers/server-process';

const SUPERVISOR = join(ROOT, 'tooling', 'checks', 'src', 'postgres', 'supervise-server.mjs');

export type BalancerPlan = {
  readonly folder: string;
  readonly pem: string;
  /** Ports: of https for customers, of the backend for gateways, of HAProxy's own health, and of the servers behind it. */
  readonly sitePort: number;
  readonly backendPort: number;
  readonly statusPort: number;
  readonly gatewayPorts: readonly number[];
  readonly sandboxPorts: readonly number[];
};
export type Balancer = {
  /** Sends no new request to a gateway (`drain`), or requests again (`ready`). */
  setGateway(index: number, state: 'drain' | 'ready'): Promise<void>;
  readonly server: ServerProcess;
};

/** HAProxy, not started: TLS in front of the gateways, plain http in front of the backends. */
export function createBalancer(plan: BalancerPlan): Balancer {
  const { program, env } = ensureSystemProgram('haproxy');
  const file = join(plan.folder, 'haproxy.cfg');
  const control = join(plan.folder, 'haproxy.sock');
  writeFileSync(file, describeBalancer(plan, control));
  const server = new ServerProcess('haproxy', {
    program: [SUPERVISOR, program, '-db', '-f', file],
    env: { ...process.env, ...env, STOP_SIGNAL: 'SIGTERM' },
    ready: `http://127.0.0.1:${plan.statusPort}/up`,
  });
  return {
    server,
    setGateway: (index, state) => sendCommand(control, `set server gateways/gateway${index} state ${state}`),
  };
}

const listServers = (name: string, ports: readonly number[]): string =>
  ports.map((port, index) => `  server ${name}${index} 127.0.0.1:${port} check`).join('\n');

/** A failed status as HAProxy writes it itself, with the time after which a client tries again. */
const httpError = (status: number): string =>
  `  http-error status ${status} content-type text/plain string "Try again" hdr Retry-After 2 hdr Cache-Control no-store`;

/**
 * The L7 retry is for reads only: a write that a killed gateway may have passed on is repeated by the customer's device, with the same key.
 */
function describeBalancer(plan: BalancerPlan, control: string): string {
  return `global
  maxconn 2000
  stats socket ${control} level admin
defaults
  mode http
  timeout check 3s
  timeout connect 2s
  timeout client 70s
  timeout server 70s
  timeout http-request 10s
  timeout http-keep-alive 70s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response response-timeout
  default-server inter 500ms fastinter 200ms fall 2 rise 1
${[502, 503, 504].map(httpError).join('\n')}
frontend status
  bind 127.0.0.1:${plan.statusPort}
  monitor-uri /up
frontend site
  bind 127.0.0.1:${plan.sitePort} ssl crt ${plan.pem} alpn h2,http/1.1
  option forwardfor
  http-request set-header X-Forwarded-Proto https
  default_backend gateways
  http-request disable-l7-retry unless METH_GET
backend gateways
  http-request disable-l7-retry unless METH_GET
  balance roundrobin
  option httpchk
  http-check send meth GET uri /healthz ver HTTP/1.1 hdr Host localhost
${listServers('gateway', plan.gatewayPorts)}
frontend backend
  bind 127.0.0.1:${plan.backendPort}
  default_backend sandboxes
backend sandboxes
  http-request disable-l7-retry unless METH_GET
  balance roundrobin
  option httpchk
  http-check send meth GET uri /healthz ver HTTP/1.1 hdr Host localhost
${listServers('sandbox', plan.sandboxPorts)}
`;
}

function sendCommand(control: string, command: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(control, () => socket.end(`${command}\n`));
    let text = '';
    socket.on('data', (piece: Buffer) => {
      text += piece.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => (text.trim() === '' ? resolve() : reject(new Error(`HAProxy: ${text.trim()}`))));
  });
}
