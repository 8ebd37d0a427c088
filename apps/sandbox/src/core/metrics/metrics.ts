import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of the process. Labels have values of closed lists only, and no data of customers. Each instance counts its own events. */
export const metricsRegistry = new Registry();
const registers = [metricsRegistry];

const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
  new Counter({ name, help, labelNames: [...labelNames], registers });
const gauge = (name: string, help: string) => new Gauge({ name, help, registers });

export const requestSeconds = new Histogram({
  name: 'muddat_sandbox_request_seconds',
  help: 'Time to answer, by pattern of the route, method and status; without event streams.',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  registers,
});
export const requestsInFlight = gauge('muddat_sandbox_requests_in_flight', 'Requests without a complete response, event streams included.');
export const eventStreams = gauge('muddat_sandbox_event_streams', 'Open event streams.');

export const repeatedJobSuccess = new Gauge({
  name: 'muddat_sandbox_repeated_job_last_success_timestamp_seconds',
  help: 'When each job that runs every second last succeeded, or was started, on the clock of the machine.',
  // `job` is Prometheus's own label of the target.
  labelNames: ['repeated_job'],
  registers,
});

export const signIns = counter('muddat_sandbox_sign_ins_total', 'Tries to sign in, by grant and result (ok, refused, failed).', [
  'grant',
  'result',
]);
export const codesSent = counter('muddat_sandbox_codes_sent_total', 'Messages with a code, by channel and result (ok, failed).', [
  'channel',
  'result',
]);
export const codesChecked = counter('muddat_sandbox_codes_checked_total', 'Codes that were checked, by result.', ['result']);
export const limitsDecided = counter('muddat_sandbox_limits_decided_total', 'Decisions about limits, by status of the limit.', ['result']);
export const ordersPlaced = counter('muddat_sandbox_orders_placed_total', 'Orders placed, by type.', ['type']);
export const paymentsCounted = counter('muddat_sandbox_payments_total', 'Payments that reached a status, by status and reason.', [
  'status',
  'reason',
]);
