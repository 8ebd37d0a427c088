import { Button, type ButtonProps } from '@muddat/ui/button';
import { ImageUp } from '@muddat/ui/icons';
import { useRef } from 'react';

type Props = Pick<ButtonProps, 'variant' | 'width' | 'disabled'> & { label: string; onFile: (file: File) => void };

/** HEIC is left out so that phones convert the photo by themselves. The content of the chosen file is checked anyway. */
const ACCEPT = 'image/jpeg,image/png,image/webp';

/** A button that opens the file picker for one photo. */
export function FilePickerButton({ label, onFile, ...look }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} icon={<ImageUp size={20} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Reset the input, so that choosing the same file again fires `change`.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
