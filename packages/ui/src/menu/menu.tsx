import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger, Popover, Pressable } from 'react-aria-components/Menu';
import { AriaLanguage } from '../internal/aria-language/aria-language.tsx';
import { cx } from '../internal/cx.ts';
import { floating } from '../internal/floating.css.ts';
import * as css from './menu.css.ts';

export interface MenuItem {
  /** Identifies the item in the menu. */
  id: string;
  /** The action: a verb. */
  label: string;
  /** A second line: what the action changes, or why it is disabled. */
  description?: string;
  /** Icon before the label. */
  icon?: ReactNode;
  /** `danger`: an action that cannot be undone. It is red and the last item; the application asks with a Dialog before it runs. */
  tone?: 'plain' | 'danger';
  /** True if the action is not possible now. The description must say why. */
  disabled?: boolean;
  /** Called when the customer chooses the item. The menu has closed then. */
  onChoose: () => void;
}

export interface MenuProps {
  /** What the actions apply to, read by screen readers: "Действия с картой ••4417". */
  label: string;
  /** The button that opens the menu: a Button or an IconButton of the kit. */
  trigger: ReactElement<Record<string, unknown>, string>;
  /** The actions in order; one that cannot be undone is the last. */
  items: readonly MenuItem[];
}

/**
 * Actions behind one button. Arrows, Home, End and the first letters move to an item, Enter and Space run it, Escape returns to the
 * button.
 */
export function Menu({ label, trigger, items }: MenuProps) {
  return (
    <AriaLanguage>
      <MenuTrigger>
        <Pressable>{trigger}</Pressable>
        <Popover className={floating} placement="bottom end" offset={4}>
          <AriaMenu aria-label={label} className={css.list}>
            {items.map(({ id, label, description, icon, tone, disabled = false, onChoose }) => (
              <AriaMenuItem
                key={id}
                id={id}
                textValue={label}
                isDisabled={disabled}
                onAction={onChoose}
                className={cx(css.item, tone === 'danger' && css.danger)}
              >
                {icon !== undefined && <span className={css.icon}>{icon}</span>}
                <span className={css.content}>
                  <span>{label}</span>
                  {description !== undefined && <span className={css.description}>{description}</span>}
                </span>
              </AriaMenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaLanguage>
  );
}
