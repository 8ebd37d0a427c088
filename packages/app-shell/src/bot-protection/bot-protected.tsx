import { useLingui } from '@lingui/react/macro';
import { Text } from '@muddat/ui/text';
import { type ReactNode, useEffect, useRef } from 'react';

export type BotProtectedProps = {
  /** What `useBotProtection` answered. */
  bot: { prepare: () => void; slow: boolean };
  children: ReactNode;
};

/**
 * Stands around a form that is checked: the check begins when the form is first touched, so that it is done when the form is
 * sent, and says so in words where it takes long. There is nothing to solve and nothing to see otherwise.
 */
export function BotProtected({ bot, children }: BotProtectedProps) {
  const { t } = useLingui();
  const around = useRef<HTMLDivElement>(null);
  const { prepare, slow } = bot;
  useEffect(() => {
    const element = around.current;
    if (!element) return;
    // A field that has the focus from the start was touched before anybody listened.
    if (element.contains(document.activeElement)) prepare();
    const options = { capture: true, once: true };
    element.addEventListener('focusin', prepare, options);
    element.addEventListener('pointerdown', prepare, options);
    return () => {
      element.removeEventListener('focusin', prepare, options);
      element.removeEventListener('pointerdown', prepare, options);
    };
  }, [prepare]);
  return (
    <div ref={around}>
      {children}
      <div role="status">
        {slow && (
          <Text tone="quiet" align="center" size="s">
            {t({
              message: 'Проверяем, что вы не робот…',
              comment: 'Under a form that is being sent, while the invisible bot check takes longer than usual',
            })}
          </Text>
        )}
      </div>
    </div>
  );
}
