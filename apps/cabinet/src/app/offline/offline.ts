export { keeperOf } from './keeper.ts';
export { OfflineNote } from './offline-note.tsx';
