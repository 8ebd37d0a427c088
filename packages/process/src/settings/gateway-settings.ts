import type { SettingGroup } from './setting.ts';

/** The settings of the gateway. `pnpm settings` writes them to docs/operators/settings.md. */
export const GATEWAY_SETTINGS = [
  {
    title: 'addresses',
    rows: [
      {
        settings: [
          { name: 'PORT', default: '8080' },
          { name: 'HOST', default: '127.0.0.1' },
        ],
        meaning:
          'where the gateway listens, as an address: with `localhost` a stop waits only for the requests of one of its two addresses. A host other than loopback needs a `PUBLIC_URL` with https',
      },
      {
        settings: [
          { name: 'OPS_PORT', default: '9080' },
          { name: 'OPS_HOST', default: '127.0.0.1' },
        ],
        defaults: '`PORT` + 1000, `127.0.0.1`',
        meaning:
          "the internal address of the gateway's `/readyz`, `/metrics` and `/release`; visitors must not reach it. Load balancers use `/healthz` on `PORT`, which returns 200 while the gateway can serve pages; `/readyz` is for alarms and roll-outs",
      },
      {
        settings: [{ name: 'PUBLIC_URL', default: null }],
        defaults: "none; `npm start` sets the gateway's address",
        meaning:
          'the public origin, used for Origin checks, canonical links, return addresses and passkeys (which need a name: `localhost`, not 127.0.0.1)',
      },
      {
        settings: [{ name: 'TRUSTED_PROXIES', default: null }],
        meaning:
          'the proxies whose `X-Forwarded-For` the gateway accepts; if it is empty and a request has this header, the log warns once',
      },
    ],
  },
  {
    title: 'sessions and stores',
    rows: [
      {
        settings: [{ name: 'DATA_DIR', default: '.data' }],
        meaning: 'session store, rendered pictures, and the embedded database of the sandbox',
      },
      {
        settings: [{ name: 'REDIS_URL', default: null, isSecret: true }],
        meaning:
          "Redis (`redis://`, `rediss://`, with user, password and database number if needed) for sessions, limits and locks of several gateways. It replaces the gateway's part of `DATA_DIR` and needs `SESSION_SECRET`",
      },
      {
        settings: [
          { name: 'REDIS_SENTINELS', default: null },
          { name: 'REDIS_SENTINEL_NAME', default: 'mymaster' },
          { name: 'REDIS_SENTINEL_PASSWORD', default: null, isSecret: true },
        ],
        meaning:
          'Redis Sentinel: the sentinels as `host:port`, separated by commas, the name of the primary that they watch, and their own password if they have one. The gateway follows the primary after a failover. User, password, database number and TLS are those of `REDIS_URL`, whose host and port then have no meaning ([how to set it up](capacity.md#redis-sentinel))',
      },
      {
        settings: [
          { name: 'SESSION_SECRET', default: null, isSecret: true },
          { name: 'SESSION_SECRET_PREVIOUS', default: null, isSecret: true },
        ],
        defaults: 'generated and stored in `DATA_DIR`, none',
        meaning:
          'encrypts the stored tokens; the second one only decrypts tokens that another gateway or an earlier start encrypted ([how to change them](../security.md#changing-session_secret))',
      },
    ],
  },
  {
    title: 'backends',
    rows: [
      {
        settings: [
          { name: 'UPSTREAM_AUTH_URL', default: null },
          { name: 'UPSTREAM_INSTALLMENT_URL', default: null },
          { name: 'UPSTREAM_MOBILE_URL', default: null },
          { name: 'UPSTREAM_BUILDER_URL', default: null },
          { name: 'UPSTREAM_BILLING_URL', default: null },
        ],
        defaults: 'the sandbox',
        meaning: 'the real backends; in production a plain-http address of another machine gives a warning',
      },
      {
        settings: [{ name: 'UPSTREAM_TIMEOUT_MS', default: '15000' }],
        meaning:
          'how long a backend may take for a response, in milliseconds (1000 to 120000); then the customer gets 504. A call waits at most a third of it for its turn',
      },
      {
        settings: [{ name: 'PAGE_DATA_LIMIT_MS', default: '600' }],
        meaning:
          'how long a page of the cabinet waits for its data, in milliseconds (100 to 30000); what is missing then is a skeleton, and the browser requests it',
      },
      {
        settings: [{ name: 'SANDBOX_PORT', default: '8090' }],
        meaning: 'the port of the sandbox on this machine, for each backend without a URL',
      },
      {
        settings: [
          { name: 'AUTH_CLIENT_ID', default: 'muddat-web' },
          { name: 'AUTH_CLIENT_SECRET', default: 'muddat-web-secret', isSecret: true },
        ],
        meaning: "the portal's client at the auth provider; the defaults are the sandbox's, and production refuses this secret",
      },
    ],
  },
  {
    title: 'protection',
    rows: [
      { settings: [{ name: 'RATE_LIMITS', default: 'on' }], meaning: '`off` for benchmarks, refused in production' },
      {
        settings: [{ name: 'BOT_PROTECTION', default: 'altcha' }],
        meaning:
          'the bot check of public forms: `altcha` (without a third party), `recaptcha-v3`, or `off` for tests, refused in production',
      },
      {
        settings: [
          { name: 'BOT_SITE_KEY', default: null },
          { name: 'BOT_SECRET_KEY', default: null, isSecret: true },
          { name: 'BOT_MIN_SCORE', default: '0.5' },
          { name: 'BOT_RECAPTCHA_URL', default: 'https://www.google.com/recaptcha' },
        ],
        meaning: 'for `recaptcha-v3`: its two keys, the lowest accepted score (0 to 1), the address of its script and of siteverify',
      },
      {
        settings: [{ name: 'PROOF_FROM_AMOUNT', default: '1000000' }],
        meaning: "so'm: a payment of this amount or more from the balance requires re-authentication; 0: every payment",
      },
    ],
  },
  {
    title: 'what customers see',
    rows: [
      {
        settings: [{ name: 'GUEST_REDIRECT', default: 'sign-up' }],
        meaning:
          'the page for a guest who opens a page that requires sign-in: `sign-up` or `home`. The gateway remembers the requested page',
      },
      {
        settings: [
          { name: 'OPERATOR_NAME', default: null },
          { name: 'OPERATOR_STIR', default: null },
          { name: 'OPERATOR_ADDRESS', default: null },
          { name: 'OPERATOR_LICENCE', default: null },
        ],
        defaults: 'an example marked "demo"',
        meaning:
          'the legal entity that runs the portal, as registered: name, nine digits, address, licence. The offer names it as operator and creditor, and the footer names it; production requires all four',
      },
      {
        settings: [{ name: 'DEMO_DATA', default: 'on' }],
        defaults: '`on`; in production `off`',
        meaning: "whether stores, reviews, clients and figures are invented, like the sandbox's. If on, pages mark them as invented",
      },
    ],
  },
  {
    title: 'mode and log',
    rows: [
      {
        settings: [{ name: 'NODE_ENV', default: 'development' }],
        meaning: '`production` refuses every test feature and every missing secret or address',
      },
      {
        settings: [{ name: 'MUDDAT_DEV', default: '0' }],
        meaning: '`1` serves both apps through Vite with hot reload instead of their builds (`pnpm dev`); refused in production',
      },
      {
        settings: [{ name: 'LOG_LEVEL', default: 'info' }],
        defaults: '`info`; `npm start` sets `warn`',
        meaning: 'level of the structured logs, which contain no personal data',
      },
    ],
  },
] as const satisfies readonly SettingGroup[];
