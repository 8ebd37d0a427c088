import { shutOutSuite } from './shut-out-suite.ts';

shutOutSuite(async () => ({ env: {}, close: async () => {} }));
