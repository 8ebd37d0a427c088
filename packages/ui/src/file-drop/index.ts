export { type DroppedFile, FileDrop, type FileDropProps } from './FileDrop.tsx';
