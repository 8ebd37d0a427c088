import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { ErrorState } from '@muddat/ui/states';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

export interface SectionUnavailableProps {
  /** Names the missing section: «Не удалось загрузить магазины». */
  title: string;
  children?: ReactNode;
  level?: 2 | 3;
}

/** Replaces a section that `load` could not get. Its button links to the current page; with scripts it reloads the data instead. */
export function SectionUnavailable({ title, children, level = 3 }: SectionUnavailableProps) {
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
          {t({ message: 'Повторить', comment: 'Button in place of a section that could not be loaded: loads it again' })}
        </LinkButton>
      }
    >
      {children}
    </ErrorState>
  );
}
