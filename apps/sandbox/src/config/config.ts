import { resolve } from 'node:path';
import type { Environment, SettingName } from '@muddat/process';
import { type Merchants, parseMerchants } from './merchants.ts';
import { type Operator, parseOperator } from './operator.ts';
import type { PhotoConfig, S3Settings } from './photo-config.ts';
import { createSettingsReader, type SettingsReader } from './read-env.ts';

export type Config = {
  readonly host: string;
  readonly port: number;
  /** The address of /metrics, /readyz and /release; null if there is none. */
  readonly ops: { readonly host: string; readonly port: number } | null;
  readonly dataDir: string;
  /** A PostgreSQL address; null means PGlite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The portal's origin, to which payment apps may return; null if only loopback hosts are allowed. */
  readonly publicUrl: string | null;
  /** The portal's origin, for links and code messages: PUBLIC_URL, or else the gateway on PORT of this machine. */
  readonly portalUrl: string;
  readonly operator: Operator;
  readonly production: boolean;
  /** Whether the test tools are on: SMS inbox, clock, faults, ledger, reset, scale, magic values, /docs. */
  readonly testTools: boolean;
  /** Whether responses are checked against the contract; off in production. */
  readonly checkResponses: boolean;
  readonly rateLimits: boolean;
  /**
   * Maximum numbers of codes sent and of wrong codes checked in a day (`billing/codes/README.md`). Without `rateLimits` they are not
   * enforced.
   */
  readonly codes: CodeBudgets;
  readonly logLevel: LogLevel;
  readonly auth: {
    readonly clientId: string;
    readonly clientSecret: string;
    /** Accepted too, during a change of the secret. */
    readonly clientSecretPrevious: string | null;
    readonly accessTokenSeconds: number;
    readonly refreshTokenSeconds: number;
    readonly guestTokenSeconds: number;
  };
  /** The SMS provider's URL (POST {to, from, text, channel}); null: messages are stored in the testers' inbox. */
  readonly smsGatewayUrl: string | null;
  /** Statement timeout of a search in the database. */
  readonly searchTimeoutMs: number;
  /** Business time that the simulated store takes to accept an order; null without test tools, where a real store does it. */
  readonly storeAcceptSeconds: number | null;
  /** The cost of a hardship in so'm, by kind (domain, Hardship: free by default). */
  readonly hardshipCost: { readonly move: number; readonly split: number };
  /** Business time after which the simulated store answers a question; null without test tools, where a real store answers. */
  readonly storeAnswerSeconds: number | null;
  /** Our contracts with payment companies. Without one, the sandbox's own page replaces the company's. */
  readonly merchants: Merchants;
  readonly photos: PhotoConfig;
  /** Business time after which the simulated checker decides; null without test tools, where a person decides. */
  readonly checkerSeconds: number | null;
};

export type CodeBudgets = {
  readonly customerSent: number;
  readonly cardSent: number;
  readonly phoneSent: number;
  readonly strangersSent: number;
  readonly customerWrong: number;
  readonly cardWrong: number;
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** spec 9: access token one year, refresh token 30 days. */
const ACCESS_TOKEN_SECONDS = 31_536_000;
const REFRESH_TOKEN_SECONDS = 2_592_000;
/** spec gap: the lifetime of a guest token, which carries `exp`. The 2 s of spec 9 are the client's fallback if no lifetime is known. */
const GUEST_TOKEN_SECONDS = 1_800;
/** privacy policy: refused photos are stored for 90 days, accepted photos for 5 years after the last order was closed. */
const REFUSED_PHOTO_DAYS = 90;
const ACCEPTED_PHOTO_DAYS = 1_826;
const MAX_DAYS = 36_600;
/** Short enough that a tester can wait for it. */
const CHECKER_SECONDS = 20;
const MAX_CHECKER_SECONDS = 2_592_000;
const MAX_TOKEN_SECONDS = 315_360_000;
/** Short, so that a tester sees the store accept an order. */
const STORE_ACCEPT_SECONDS = 45;
const STORE_ANSWER_SECONDS = 7_200;
/** Ten times as long as the slowest search among 100 000 products takes. */
const SEARCH_TIMEOUT_MS = 3_000;
/** Names, defaults and minimums of the budgets of codes; the minimum is 1 if not given. */
const CODE_BUDGETS = {
  customerSent: ['CODES_CUSTOMER_DAY', 40],
  cardSent: ['CODES_CARD_DAY', 20],
  phoneSent: ['CODES_PHONE_DAY', 120, 8],
  strangersSent: ['CODES_STRANGERS_DAY', 5],
  customerWrong: ['WRONG_CODES_CUSTOMER_DAY', 30],
  cardWrong: ['WRONG_CODES_CARD_DAY', 15],
} as const satisfies Record<keyof CodeBudgets, readonly [name: SettingName, standard: number, least?: number]>;
const MAX_CODES = 10_000;
const MAX_HARDSHIP_COST = 1_000_000;
const DEVELOPMENT_CLIENT_ID = 'muddat-web';
const DEVELOPMENT_CLIENT_SECRET = 'muddat-web-secret';
const MIN_SECRET_LENGTH = 16;
const REQUIRED_IN_PRODUCTION = ['DATABASE_URL', 'AUTH_CLIENT_ID', 'AUTH_CLIENT_SECRET', 'SMS_GATEWAY_URL'] as const;

/**
 * Reads the settings of the sandbox from the environment (interfaces, Commands). Throws ConfigError, which names all wrong and missing
 * values.
 */
export function parseConfig(env: Environment): Config {
  const reader = createSettingsReader(env);
  const { text, integer, oneOf, url, origin, refuse } = reader;
  const production = oneOf('NODE_ENV', ['production', 'development', 'test'], 'development') === 'production';
  const testTools = oneOf('SANDBOX_TEST_TOOLS', ['on', 'off'], production ? 'off' : 'on') === 'on';
  const rateLimits = oneOf('RATE_LIMITS', ['on', 'off'], 'on') === 'on';
  if (production && testTools)
    refuse('SANDBOX_TEST_TOOLS', 'must be off when NODE_ENV is production (inbox, clock, faults and magic values are for tests)');
  if (production && !rateLimits) refuse('RATE_LIMITS', 'must be on when NODE_ENV is production');
  if (production) {
    for (const name of REQUIRED_IN_PRODUCTION) if (text(name) === null) refuse(name, 'missing, and production needs it');
  }
  const publicUrl = origin('PUBLIC_URL');
  const config: Config = {
    host: text('HOST') ?? '127.0.0.1',
    port: integer('SANDBOX_PORT', 8090, 0, 65_535),
    ops: opsAddress(reader),
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl,
    portalUrl: publicUrl ?? `http://127.0.0.1:${integer('PORT', 8080, 0, 65_535)}`,
    operator: parseOperator(reader, production),
    production,
    testTools,
    checkResponses: !production,
    rateLimits,
    codes: codeBudgets(reader),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    auth: {
      clientId: text('AUTH_CLIENT_ID') ?? DEVELOPMENT_CLIENT_ID,
      clientSecret: secret(reader, 'AUTH_CLIENT_SECRET', production) ?? DEVELOPMENT_CLIENT_SECRET,
      clientSecretPrevious: secret(reader, 'AUTH_CLIENT_SECRET_PREVIOUS', production),
      accessTokenSeconds: integer('ACCESS_TOKEN_SECONDS', ACCESS_TOKEN_SECONDS, 1, MAX_TOKEN_SECONDS),
      refreshTokenSeconds: integer('REFRESH_TOKEN_SECONDS', REFRESH_TOKEN_SECONDS, 1, MAX_TOKEN_SECONDS),
      guestTokenSeconds: integer('GUEST_TOKEN_SECONDS', GUEST_TOKEN_SECONDS, 1, MAX_TOKEN_SECONDS),
    },
    smsGatewayUrl: url('SMS_GATEWAY_URL', ['http:', 'https:']),
    searchTimeoutMs: integer('SEARCH_TIMEOUT_MS', SEARCH_TIMEOUT_MS, 1, 60_000),
    storeAcceptSeconds: testTools ? integer('STORE_ACCEPT_SECONDS', STORE_ACCEPT_SECONDS, 0, MAX_TOKEN_SECONDS) : null,
    hardshipCost: {
      move: integer('HARDSHIP_MOVE_COST', 0, 0, MAX_HARDSHIP_COST),
      split: integer('HARDSHIP_SPLIT_COST', 0, 0, MAX_HARDSHIP_COST),
    },
    storeAnswerSeconds: testTools ? integer('STORE_ANSWER_SECONDS', STORE_ANSWER_SECONDS, 0, MAX_TOKEN_SECONDS) : null,
    merchants: parseMerchants(reader),
    photos: {
      s3: s3Settings(reader),
      clamd: clamdAddress(reader),
      refusedDays: integer('REFUSED_PHOTO_DAYS', REFUSED_PHOTO_DAYS, 1, MAX_DAYS),
      acceptedDays: integer('ACCEPTED_PHOTO_DAYS', ACCEPTED_PHOTO_DAYS, 1, MAX_DAYS),
    },
    checkerSeconds: testTools ? integer('CHECKER_SECONDS', CHECKER_SECONDS, 0, MAX_CHECKER_SECONDS) : null,
  };
  reader.assertAllValid();
  return config;
}

function opsAddress({ text, integer }: SettingsReader): Config['ops'] {
  if (text('SANDBOX_OPS_PORT') === null) return null;
  return { host: text('OPS_HOST') ?? '127.0.0.1', port: integer('SANDBOX_OPS_PORT', 0, 0, 65_535) };
}

function codeBudgets({ integer }: SettingsReader): CodeBudgets {
  const read = (setting: keyof CodeBudgets) => {
    const [name, standard, least = 1]: readonly [SettingName, number, number?] = CODE_BUDGETS[setting];
    return integer(name, standard, least, MAX_CODES);
  };
  return {
    customerSent: read('customerSent'),
    cardSent: read('cardSent'),
    phoneSent: read('phoneSent'),
    strangersSent: read('strangersSent'),
    customerWrong: read('customerWrong'),
    cardWrong: read('cardWrong'),
  };
}

/** If an endpoint is set, bucket and keys are required: without them the sandbox would start, but fail to store the first photo. */
function s3Settings({ text, url, refuse }: SettingsReader): S3Settings | null {
  const endpoint = url('PHOTO_S3_ENDPOINT', ['http:', 'https:']);
  const needed = (name: SettingName): string => {
    const value = text(name);
    if (value === null) refuse(name, 'missing, and PHOTO_S3_ENDPOINT needs it');
    return value ?? '';
  };
  if (endpoint === null) return null;
  return {
    endpoint,
    region: text('PHOTO_S3_REGION') ?? 'us-east-1',
    bucket: needed('PHOTO_S3_BUCKET'),
    accessKeyId: needed('PHOTO_S3_ACCESS_KEY'),
    secretAccessKey: needed('PHOTO_S3_SECRET_KEY'),
  };
}

function clamdAddress({ url, refuse }: SettingsReader): PhotoConfig['clamd'] {
  const address = url('CLAMD_URL', ['tcp:']);
  if (address === null) return null;
  const { hostname, port } = new URL(address);
  if (hostname === '' || port === '') refuse('CLAMD_URL', 'must name a host and a port, such as tcp://127.0.0.1:3310');
  return { host: hostname, port: Number(port) };
}

function secret({ text, refuse }: SettingsReader, name: SettingName, production: boolean): string | null {
  const value = text(name);
  if (!production || value === null) return value;
  if (value.length < MIN_SECRET_LENGTH) refuse(name, `must have at least ${MIN_SECRET_LENGTH} characters in production`);
  if (value === DEVELOPMENT_CLIENT_SECRET) refuse(name, 'is the published one, and production needs another one');
  return value;
}
