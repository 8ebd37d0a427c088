import { Button, type ButtonProps } from '@muddat/ui/button';
import { ImageUp } from '@muddat/ui/icons';
import { useRef } from 'react';

type Props = Pick<ButtonProps, 'variant' | 'width' | 'disabled'> & { label: string; onFile: (file: File) => void };

/** Without HEIC among them a phone converts by itself; what is chosen all the same is judged by its content. */
const ACCEPT = 'image/jpeg,image/png,image/webp';

/** A button that lets choose one photo among the files. */
export function FileButton({ label, onFile, ...look }: Props) {
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
          // So that the same file can be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
