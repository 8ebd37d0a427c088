import type { FocusEvent, FormEvent, MouseEvent } from 'react';

/**
 * On phones and tablets the filters are a popover over the list. The popover closes when the form's button or a link is pressed; checkboxes
 * submit without closing it. It also closes when the focus moves elsewhere, because the panel would cover the focused element.
 */
export const facetsPanelHandlers = {
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
