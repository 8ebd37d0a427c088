import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { ErrorState } from '@muddat/ui/states';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

export interface PartMissingProps {
  /** What could not be loaded: «Не удалось загрузить магазины». */
  title: string;
  children?: ReactNode;
  level?: 2 | 3;
}

/** In place of a part that `load` did not get. The way to try again is a link to this very page, and with a script a reload of its data. */
export function PartMissing({ title, children, level = 3 }: PartMissingProps) {
  const { t } = useLingui();
  const router = useRouter();
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    void router.invalidate();
  };
  return (
    <ErrorState
      size="part"
      level={level}
      title={title}
      action={
        <LinkButton href="" size="s" variant="secondary" icon={<RefreshCw size={18} />} onClick={retry}>
          {t({ message: 'Повторить', comment: 'In place of a part of a page that did not load: asks for it again' })}
        </LinkButton>
      }
    >
      {children}
    </ErrorState>
  );
}
