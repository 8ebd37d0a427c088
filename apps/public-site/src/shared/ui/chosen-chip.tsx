import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { X } from '@muddat/ui/icons';
import { VisuallyHidden } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import { ChipLink } from './chip-link.tsx';

/** One thing that narrows a list: `href` leads to the list without it. */
export function ChosenChip({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <ChipLink href={href}>
      {children}
      <VisuallyHidden>{t({ message: 'убрать', comment: 'Chosen filter, for ears: the link takes it back' })}</VisuallyHidden>
      <X size={16} />
    </ChipLink>
  );
}

/** Bounds of a price, in so'm, as chosen filters say them. */
export function usePriceWords(): { from(price: number): string; to(price: number): string } {
  const { t } = useLingui();
  const language = useLanguage();
  return {
    from: (price) => {
      const sum = formatMoney(price, language);
      return t({ message: `от ${sum}`, comment: 'Chosen filter of a list: the least price' });
    },
    to: (price) => {
      const sum = formatMoney(price, language);
      return t({ message: `до ${sum}`, comment: 'Chosen filter of a list: the greatest price' });
    },
  };
}
