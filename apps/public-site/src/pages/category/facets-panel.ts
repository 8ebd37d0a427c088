import type { FocusEvent, FormEvent, MouseEvent } from 'react';

/**
 * On a phone the filters are a panel over the list. It closes when the list is asked for, by the button (a tick asks by itself and
 * leaves it open) or by a link, and when the focus leaves it: what is behind it must not have the focus unseen.
 */
export const facetsPanel = {
  onBlur: ({ currentTarget: panel, relatedTarget: to }: FocusEvent<HTMLElement>) => {
    if (to instanceof Node && !panel.contains(to)) hide(panel);
  },
  onSubmit: ({ currentTarget: panel, nativeEvent: sent }: FormEvent<HTMLElement>) => {
    if (sent instanceof SubmitEvent && sent.submitter !== null) hide(panel);
  },
  onClick: ({ currentTarget: panel, target }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest('a') !== null) hide(panel);
  },
};

const hide = (panel: HTMLElement) => panel.matches(':popover-open') && panel.hidePopover();
