import { resolve } from 'node:path';
import { describeMisspelledSettings, type Environment, readSettings, type SettingName } from '@muddat/process';
import type { ApiName } from '@muddat/sdk';
import { type BotProtectionConfig, readBotProtection } from './bot-protection.ts';
import { readSiteOperator, type SiteOperator } from './operator.ts';
import { readSentinels, type Sentinels } from './sentinels.ts';
import {
  choiceParser,
  integerParser,
  isLoopbackHost,
  type ParseValue,
  parseAddressList,
  parseHttpOrigin,
  parseHttpUrl,
  parsePlainText,
  parseRedisUrl,
  parseSecret,
} from './values.ts';

export type Config = {
  production: boolean;
  dev: boolean;
  port: number;
  host: string;
  /** Port of readiness and metrics; 0 takes a free port. */
  opsPort: number;
  opsHost: string;
  dataDir: string;
  /** Origin of the site as customers see it; null in development, where the listening loopback origins are the site's. */
  publicUrl: string | null;
  upstreams: Record<ApiName, string>;
  /** How long a backend may take for a response, in ms. */
  upstreamTimeoutMs: number;
  /** How long a page of the cabinet waits for its data, in ms. */
  pageDataLimitMs: number;
  client: { id: string; secret: string };
  /** null in development: the gateway then creates a key in the data folder. */
  sessionSecret: string | null;
  sessionSecretPrevious: string | null;
  /**
   * Redis for sessions, limits and used solutions of several gateways; null: a single gateway, with sessions and used solutions in its data
   * folder and limits in memory.
   */
  redisUrl: string | null;
  /** The sentinels that know the primary; null: it is at the host of `redisUrl`. */
  redisSentinels: Sentinels | null;
  /** The page to which a guest is redirected from a page that requires sign-in: spec 2 can be read either way. */
  guestRedirect: 'sign-up' | 'home';
  rateLimits: boolean;
  botProtection: BotProtectionConfig;
  operator: SiteOperator;
  /** Whether stores, reviews, clients and figures are invented, as in the sandbox. Pages then mark them as a demo. */
  demoData: boolean;
  /** A payment of at least this amount from the balance requires re-authentication; so'm. */
  proofFromAmount: number;
  trustedProxies: string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
};

/** `warnings`: settings that the gateway can start with, but that are probably a mistake. */
export type ConfigResult = ({ ok: true; config: Config } | { ok: false; lines: string[] }) & { warnings: string[] };

/** The portal's client id and secret at the sandbox's auth provider; production must set its own. */
const DEV_CLIENT = { id: 'muddat-web', secret: 'muddat-web-secret' };

/** How long a call may take (spec 9). */
const UPSTREAM_TIMEOUT_MS = 15_000;
const PAGE_DATA_LIMIT_MS = 600;
const OPS_PORT_OFFSET = 1_000;
/** The default of OPS_PORT (interfaces, Environment): PORT + 1000, or PORT - 1000 if that exceeds 65535; 0 (a free port) if PORT is 0. */
const defaultOpsPort = (port: number): number =>
  port === 0 ? 0 : port + OPS_PORT_OFFSET > 65_535 ? port - OPS_PORT_OFFSET : port + OPS_PORT_OFFSET;

/** spec gap: from this amount a payment from the balance requires re-authentication; so'm. */
const PROOF_FROM_AMOUNT = 1_000_000;

const UPSTREAM_SETTINGS = {
  auth: 'UPSTREAM_AUTH_URL',
  installment: 'UPSTREAM_INSTALLMENT_URL',
  mobile: 'UPSTREAM_MOBILE_URL',
  builder: 'UPSTREAM_BUILDER_URL',
  billing: 'UPSTREAM_BILLING_URL',
} as const satisfies Record<ApiName, SettingName>;

/** Whether a URL sends data unencrypted to another machine. */
function isPlainHttp(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopbackHost(hostname);
}

/** Reads the gateway's configuration (interfaces, Environment). Each bad or missing value gives one line with its name. */
export function parseConfig(env: Environment, cwd: string): ConfigResult {
  const settings = readSettings(env, cwd);
  const lines = [...settings.refused.values()];
  const read = <T, D>(name: SettingName, reader: ParseValue<T>, fallback: D): T | D => {
    const text = settings.text(name);
    if (text === null) return fallback;
    try {
      return reader(text);
    } catch (error) {
      lines.push(`${name} ${error instanceof Error ? error.message : 'is not valid'}.`);
      return fallback;
    }
  };
  const production = read('NODE_ENV', parsePlainText, '') === 'production';
  const required = (name: SettingName, why: string): void => {
    if (settings.text(name) === null && !settings.refused.has(name)) lines.push(`${name} is missing: ${why}.`);
  };
  const requiredInProduction = (name: SettingName, why: string): void => {
    if (production) required(name, `production needs ${why}`);
  };

  // Read only where it is needed: Kubernetes sets it to an address if a service is called "sandbox".
  const isSandboxUsed = Object.values(UPSTREAM_SETTINGS).some((name) => settings.text(name) === null);
  const sandboxPort = isSandboxUsed ? read('SANDBOX_PORT', integerParser(1, 65_535), 8090) : null;
  const warnings = describeMisspelledSettings(env);
  const upstream = (api: ApiName): string => {
    const name = UPSTREAM_SETTINGS[api];
    requiredInProduction(name, `the address of the ${api} API`);
    const url = read(name, parseHttpUrl, `http://127.0.0.1:${sandboxPort}/${api}`);
    if (production && isPlainHttp(url))
      warnings.push(`${name} is plain http: customers' data cross the network unencrypted. Use https://.`);
    return url;
  };
  const port = read('PORT', integerParser(0, 65_535), 8080);
  const config: Config = {
    production,
    dev: read('MUDDAT_DEV', choiceParser('0', '1'), '0') === '1',
    port,
    host: read('HOST', parsePlainText, '127.0.0.1'),
    opsPort: read('OPS_PORT', integerParser(0, 65_535), defaultOpsPort(port)),
    opsHost: read('OPS_HOST', parsePlainText, '127.0.0.1'),
    dataDir: resolve(cwd, read('DATA_DIR', parsePlainText, '.data')),
    publicUrl: read('PUBLIC_URL', parseHttpOrigin, null),
    upstreams: {
      auth: upstream('auth'),
      installment: upstream('installment'),
      mobile: upstream('mobile'),
      builder: upstream('builder'),
      billing: upstream('billing'),
    },
    upstreamTimeoutMs: read('UPSTREAM_TIMEOUT_MS', integerParser(1_000, 120_000), UPSTREAM_TIMEOUT_MS),
    pageDataLimitMs: read('PAGE_DATA_LIMIT_MS', integerParser(100, 30_000), PAGE_DATA_LIMIT_MS),
    client: {
      id: read('AUTH_CLIENT_ID', parsePlainText, DEV_CLIENT.id),
      secret: read('AUTH_CLIENT_SECRET', parsePlainText, DEV_CLIENT.secret),
    },
    sessionSecret: read('SESSION_SECRET', parseSecret, null),
    sessionSecretPrevious: read('SESSION_SECRET_PREVIOUS', parseSecret, null),
    redisUrl: read('REDIS_URL', parseRedisUrl, null),
    redisSentinels: readSentinels(read),
    guestRedirect: read('GUEST_REDIRECT', choiceParser('sign-up', 'home'), 'sign-up'),
    rateLimits: read('RATE_LIMITS', choiceParser('on', 'off'), 'on') === 'on',
    botProtection: readBotProtection({ read, required, production, refuse: (line) => void lines.push(line) }),
    operator: readSiteOperator(read, requiredInProduction),
    demoData: read('DEMO_DATA', choiceParser('on', 'off'), production ? 'off' : 'on') === 'on',
    proofFromAmount: read('PROOF_FROM_AMOUNT', integerParser(0, 999_999_999), PROOF_FROM_AMOUNT),
    trustedProxies: read('TRUSTED_PROXIES', parseAddressList, []),
    logLevel: read('LOG_LEVEL', choiceParser('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
  };

  requiredInProduction('SESSION_SECRET', 'a secret of 32 characters or more to seal sessions with');
  requiredInProduction('PUBLIC_URL', 'the origin that customers see');
  requiredInProduction('AUTH_CLIENT_ID', "the portal's client id at the auth provider");
  requiredInProduction('AUTH_CLIENT_SECRET', "the portal's client secret at the auth provider");
  if (production && !config.rateLimits) lines.push('RATE_LIMITS=off is refused in production.');
  if (production && config.dev) lines.push('MUDDAT_DEV=1 is refused in production.');
  if (production && settings.text('AUTH_CLIENT_SECRET') === DEV_CLIENT.secret)
    lines.push('AUTH_CLIENT_SECRET is the published secret of the sandbox: production needs another one.');
  if (!production && config.redisUrl) required('SESSION_SECRET', 'with REDIS_URL all gateways need the same one (32 characters or more)');
  if (config.redisSentinels) required('REDIS_URL', 'with REDIS_SENTINELS it contains user, password and database number');
  if (config.publicUrl) {
    const url = new URL(config.publicUrl);
    if (url.protocol === 'http:' && (production || !isLoopbackHost(url.hostname))) {
      lines.push('PUBLIC_URL must start with https:// (plain http is for loopback addresses in development).');
    }
  } else if (!production && !isLoopbackHost(config.host)) {
    lines.push(`PUBLIC_URL is missing: listening on ${config.host} needs the origin that customers see.`);
  }
  return lines.length > 0 ? { ok: false, lines, warnings } : { ok: true, config, warnings };
}
