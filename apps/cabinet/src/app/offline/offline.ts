export { offlineCacheOf } from './offline-cache.ts';
export { OfflineNote } from './offline-note.tsx';
