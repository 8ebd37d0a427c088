import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { countText } from '../internal/nav-item.ts';
import { useScrollEdges } from '../internal/use-scroll-edges.ts';
import { nextTab } from './next-tab.ts';
import * as css from './tabs.css.ts';

export { TabLinks, type TabLinksProps } from './tab-links.tsx';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** How many are behind it, at most 99 is shown. */
  count?: number;
  disabled?: boolean;
}

export interface TabsProps<Id extends string> {
  /** What is chosen among, for ears. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** What belongs to the selected one. */
  children: ReactNode;
}

/** Parts of one matter, one in sight. By the APG: Tab goes to the selected one and on into its panel, arrows, Home and End select. */
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
              // Half of a tab may be behind the edge.
              onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            >
              {tab.label}
              {tab.count !== undefined && <span className={css.count}>{countText(tab.count)}</span>}
            </button>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: by the APG a panel takes the focus, as it may hold nothing to go to */}
      <div id={`${own}-panel`} role="tabpanel" aria-labelledby={`${own}-${selected}`} tabIndex={0} className={css.panel}>
        {children}
      </div>
    </div>
  );
}
