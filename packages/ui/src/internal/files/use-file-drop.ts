import { type DragEvent, useRef, useState } from 'react';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Handlers for an element on which files can be dropped. `over` is true while files are dragged over it, unless it is disabled. */
export function useFileDrop(onFiles: (files: File[]) => void, disabled: boolean) {
  const [over, setOver] = useState(false);
  // Entering a child fires before leaving its parent, so only a counter shows when the pointer is outside.
  const depth = useRef(0);
  const end = () => {
    depth.current = 0;
    setOver(false);
  };
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (disabled || !hasFiles(event)) return;
      depth.current += 1;
      setOver(true);
    },
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Without this call the browser opens the file itself instead of giving it to the page.
      event.preventDefault();
      event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    },
    onDragLeave: () => {
      depth.current -= 1;
      if (depth.current <= 0) end();
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      end();
      const files = [...event.dataTransfer.files];
      if (!disabled && files.length > 0) onFiles(files);
    },
  };
  return { over, handlers };
}
