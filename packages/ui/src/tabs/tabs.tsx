import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { formatNavCount } from '../internal/nav-item.ts';
import { useScrollEdges } from '../internal/use-scroll-edges.ts';
import { nextTab } from './next-tab.ts';
import * as css from './tabs.css.ts';

export { TabLinks, type TabLinksProps } from './tab-links.tsx';

export interface Tab<Id extends string> {
  /** Identifies the tab. */
  id: Id;
  /** The name of the tab: one or two words. */
  label: string;
  /** Number of items in the tab. Above 99 it shows `99+`. */
  count?: number;
  /** True if the tab cannot be selected now. */
  disabled?: boolean;
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the list of tabs. */
  label: string;
  /** The tabs in order. */
  tabs: readonly Tab<Id>[];
  /** `id` of the selected tab. The parent stores it. */
  selected: Id;
  /** Called with the `id` of the tab that the customer selects. */
  onSelect: (id: Id) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}

/**
 * Sections of one subject, one of them visible. By the APG, Tab moves to the selected tab and then into its panel; arrows, Home and End
 * select.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const own = useId();
  const row = useRef<HTMLDivElement>(null);
  useScrollEdges(row);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const id = nextTab(tabs, selected, event.key);
    if (id === null) return;
    event.preventDefault();
    onSelect(id);
    document.getElementById(`${own}-${id}`)?.focus();
  };
  return (
    <div className={css.tabs}>
      <div ref={row} className={css.scroller}>
        <div role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${own}-${tab.id}`}
              type="button"
              role="tab"
              aria-selected={tab.id === selected}
              aria-controls={tab.id === selected ? `${own}-panel` : undefined}
              tabIndex={tab.id === selected ? 0 : -1}
              disabled={tab.disabled}
              className={css.tab}
              onClick={() => onSelect(tab.id)}
              // A part of the tab may be hidden behind the edge.
              onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            >
              {tab.label}
              {tab.count !== undefined && <span className={css.count}>{formatNavCount(tab.count)}</span>}
            </button>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: by the APG a panel takes the focus, because it may contain nothing that does */}
      <div id={`${own}-panel`} role="tabpanel" aria-labelledby={`${own}-${selected}`} tabIndex={0} className={css.panel}>
        {children}
      </div>
    </div>
  );
}
