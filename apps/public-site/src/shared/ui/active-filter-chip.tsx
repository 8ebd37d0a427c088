import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { X } from '@muddat/ui/icons';
import { VisuallyHidden } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import { ChipLink } from './chip-link.tsx';

/** An active filter: `href` leads to the list without it. */
export function ActiveFilterChip({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <ChipLink href={href}>
      {children}
      <VisuallyHidden>
        {t({
          message: 'убрать',
          comment: 'Read by screen readers: after the name of an active filter, its link removes the filter',
        })}
      </VisuallyHidden>
      <X size={16} />
    </ChipLink>
  );
}

/** Texts of active price filters, in so'm. */
export function usePriceFilterTexts(): { from(price: number): string; to(price: number): string } {
  const { t } = useLingui();
  const language = useLanguage();
  return {
    from: (price) => {
      const sum = formatMoney(price, language);
      return t({ message: `от ${sum}`, comment: 'Active filter of a list: the lowest price; the placeholder is an amount of money' });
    },
    to: (price) => {
      const sum = formatMoney(price, language);
      return t({ message: `до ${sum}`, comment: 'Active filter of a list: the highest price; the placeholder is an amount of money' });
    },
  };
}
