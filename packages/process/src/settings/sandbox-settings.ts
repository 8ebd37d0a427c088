import type { SettingGroup } from './setting.ts';

/** The settings of the sandbox. `pnpm settings` writes them to docs/operators/settings.md. */
export const SANDBOX_SETTINGS = [
  {
    title: 'address and database',
    rows: [
      {
        settings: [
          { name: 'SANDBOX_PORT', default: '8090' },
          { name: 'HOST', default: '127.0.0.1' },
        ],
        meaning: 'where the sandbox listens',
      },
      {
        settings: [
          { name: 'SANDBOX_OPS_PORT', default: null },
          { name: 'OPS_HOST', default: '127.0.0.1' },
        ],
        meaning:
          "the internal address of the sandbox's `/readyz` (503 while the database accepts no write), `/metrics` and `/release`; customers must not reach it. Without a port there is none",
      },
      { settings: [{ name: 'DATA_DIR', default: '.data' }], meaning: 'folder of the embedded database' },
      {
        settings: [{ name: 'DATABASE_URL', default: null, isSecret: true }],
        meaning:
          'a PostgreSQL server instead of the embedded database. If it cannot be used, one line says whether no server can be reached, it refuses user or password, or it has no such database',
      },
      {
        settings: [{ name: 'SEARCH_TIMEOUT_MS', default: '3000' }],
        meaning:
          'PostgreSQL cancels a search after this time, and the sandbox refuses it with 429. It also refuses a search that has waited longer than that (two run at once, on the embedded database too)',
      },
    ],
  },
  {
    title: 'portal and operator',
    rows: [
      {
        settings: [{ name: 'PUBLIC_URL', default: null }],
        defaults: 'none: the gateway on `PORT` of this machine',
        meaning:
          "origin of the portal: the return address for payment apps, and the address in documents, in the calendar's link and in messages with codes",
      },
      {
        settings: [{ name: 'PORT', default: '8080' }],
        meaning: 'the port of the gateway on this machine; only read without a `PUBLIC_URL`',
      },
      {
        settings: [
          { name: 'OPERATOR_NAME', default: null },
          { name: 'OPERATOR_STIR', default: null },
          { name: 'OPERATOR_ADDRESS', default: null },
          { name: 'OPERATOR_LICENCE', default: null },
        ],
        defaults: 'an example marked "demo"; in production none',
        meaning: 'the legal entity at the head of each document, as in the gateway; documents leave out what is not set',
      },
    ],
  },
  {
    title: 'sign-in and codes',
    rows: [
      {
        settings: [
          { name: 'AUTH_CLIENT_ID', default: 'muddat-web' },
          { name: 'AUTH_CLIENT_SECRET', default: 'muddat-web-secret', isSecret: true },
          { name: 'AUTH_CLIENT_SECRET_PREVIOUS', default: null, isSecret: true },
        ],
        meaning:
          'the one client of the token endpoint; the sandbox also accepts the second secret ([how to change it](keys.md#auth_client_secret))',
      },
      {
        settings: [
          { name: 'ACCESS_TOKEN_SECONDS', default: '31536000' },
          { name: 'REFRESH_TOKEN_SECONDS', default: '2592000' },
          { name: 'GUEST_TOKEN_SECONDS', default: '1800' },
        ],
        meaning: 'lifetimes of tokens, in real time',
      },
      { settings: [{ name: 'RATE_LIMITS', default: 'on' }], meaning: '`off` for benchmarks and tests' },
      {
        settings: [
          { name: 'CODES_CUSTOMER_DAY', default: '40' },
          { name: 'CODES_CARD_DAY', default: '20' },
          { name: 'CODES_PHONE_DAY', default: '120' },
          { name: 'CODES_STRANGERS_DAY', default: '5' },
        ],
        meaning:
          'how many codes of cards, payments and checkouts are sent in 24 hours: to a customer, for a card, to a phone (together with the codes of signing in; at least 8), and to a phone by strangers ([the rules](../../apps/sandbox/src/apis/billing/codes/README.md))',
      },
      {
        settings: [
          { name: 'WRONG_CODES_CUSTOMER_DAY', default: '30' },
          { name: 'WRONG_CODES_CARD_DAY', default: '15' },
        ],
        meaning: 'how many wrong codes are judged in 24 hours',
      },
      {
        settings: [{ name: 'SMS_GATEWAY_URL', default: null, isSecret: true }],
        defaults: 'none: the inbox',
        meaning:
          'the URL to which the sandbox posts `{to, from, text, channel}` of each message; `from` is `Muddat`, the sender that phones show; `channel` is `sms` or `call`',
      },
    ],
  },
  {
    title: 'photos and files',
    rows: [
      {
        settings: [
          { name: 'PHOTO_S3_ENDPOINT', default: null },
          { name: 'PHOTO_S3_BUCKET', default: null },
          { name: 'PHOTO_S3_ACCESS_KEY', default: null, isSecret: true },
          { name: 'PHOTO_S3_SECRET_KEY', default: null, isSecret: true },
          { name: 'PHOTO_S3_REGION', default: 'us-east-1' },
        ],
        meaning:
          'the bucket of an S3-compatible server for photos and copies of all data; without an endpoint they are in `DATA_DIR/photos` and `DATA_DIR/copies`',
      },
      {
        settings: [{ name: 'CLAMD_URL', default: null }],
        meaning: '`tcp://host:port` of a clamd that scans every uploaded file; without it files are not scanned',
      },
      {
        settings: [
          { name: 'REFUSED_PHOTO_DAYS', default: '90' },
          { name: 'ACCEPTED_PHOTO_DAYS', default: '1826' },
        ],
        meaning: 'how long photos are stored: refused ones after the verdict, accepted ones after the last order was closed',
      },
    ],
  },
  {
    title: 'payments',
    rows: [
      {
        settings: [
          { name: 'HARDSHIP_MOVE_COST', default: '0' },
          { name: 'HARDSHIP_SPLIT_COST', default: '0' },
        ],
        meaning:
          "so'm: the cost of moving a due date and of splitting an overdue amount; added to the last payment and shown before the customer agrees",
      },
      {
        settings: [
          { name: 'PAYME_MERCHANT_ID', default: null },
          { name: 'CLICK_SERVICE_ID', default: null },
          { name: 'CLICK_MERCHANT_ID', default: null },
          { name: 'UZUM_SERVICE_ID', default: null },
          { name: 'PAYNET_MERCHANT_ID', default: null },
        ],
        defaults: 'none',
        meaning:
          'contracts with payment companies (Click needs both ids): customers are sent to the company itself. The sandbox has no endpoint for its callback, so such a payment stays open until it expires. Set these only to try a link, not to take money. Without them the sandbox shows its own page instead of the payment app; in production it refuses that payment app',
      },
    ],
  },
  {
    title: 'test tools',
    rows: [
      {
        settings: [{ name: 'SANDBOX_TEST_TOOLS', default: 'on' }],
        defaults: '`on`; in production `off`',
        meaning: 'everything under `/sandbox` and `/docs` ([the tools](../../apps/sandbox/src/tools/README.md))',
      },
      {
        settings: [{ name: 'STORE_ACCEPT_SECONDS', default: '45' }],
        meaning: 'business time that the simulated store takes to accept an order; only with test tools',
      },
      {
        settings: [{ name: 'STORE_ANSWER_SECONDS', default: '7200' }],
        meaning: 'business time after which the simulated store answers a question; only with test tools',
      },
      {
        settings: [{ name: 'CHECKER_SECONDS', default: '20' }],
        meaning: 'business time after which the simulated checker answers; only with test tools',
      },
    ],
  },
  {
    title: 'mode and log',
    rows: [
      {
        settings: [{ name: 'NODE_ENV', default: 'development' }],
        meaning: '`production` refuses test tools, the default secret and missing settings, and starts with an empty database',
      },
      {
        settings: [{ name: 'LOG_LEVEL', default: 'info' }],
        meaning: 'level of the structured logs, which contain no personal data',
      },
    ],
  },
] as const satisfies readonly SettingGroup[];
