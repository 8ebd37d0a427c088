export { type DroppedFile, FileDrop, type FileDropProps } from './file-drop.tsx';
