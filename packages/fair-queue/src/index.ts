export { createFairQueue, type FairQueue, type FairQueueLimits, QueueFullError } from './fair-queue.ts';
export { createSharedWork, type SharedWork } from './shared-work.ts';
