import { inject } from 'vitest';

// The test helpers of the sandbox and the gateway read these variables. Each project sets its own, so that PGlite tests get no PostgreSQL
// URL.
const postgres = inject('postgresUrl');
const redis = inject('redisUrl');
if (postgres) process.env['TEST_DATABASE_URL'] = postgres;
if (redis) process.env['TEST_REDIS_URL'] = redis;
