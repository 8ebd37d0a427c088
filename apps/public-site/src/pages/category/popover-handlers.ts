import type { FocusEvent, FormEvent, MouseEvent } from 'react';

/**
 * The filters (on phones and tablets) and the sort orders are popovers over the list. They close when the form's button or a link is
 * pressed; checkboxes submit without closing them. They also close when the focus moves elsewhere, because they would cover the focused
 * element.
 */
export const popoverHandlers = {
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
