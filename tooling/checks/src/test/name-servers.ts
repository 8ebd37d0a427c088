import { inject } from 'vitest';

// The sandbox and the gateway under test read addresses of servers from the environment, as they do when they run.
const postgres = inject('postgresUrl');
const redis = inject('redisUrl');
if (postgres) process.env['TEST_DATABASE_URL'] = postgres;
if (redis) process.env['TEST_REDIS_URL'] = redis;
