import { type DragEvent, useRef, useState } from 'react';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** A place onto which files can be dropped. `over` while some hang above it. */
export function useDrop(onFiles: (files: File[]) => void, disabled: boolean) {
  const [over, setOver] = useState(false);
  // Entering a child comes before leaving its parent: only a count tells when the pointer is out.
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
      // Without this the browser would leave the page and open the file.
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
