import { useLingui } from '@lingui/react/macro';
import { Text } from '@muddat/ui/text';
import { type ReactNode, useEffect, useRef } from 'react';

export type BotProtectedProps = {
  /** The return value of `useBotProtection`. */
  bot: { prepare: () => void; slow: boolean };
  children: ReactNode;
};

/**
 * Wraps a form with a bot check. The check starts when the form is first touched, so that it is ready on submit. A slow check shows a
 * note; otherwise nothing is visible.
 */
export function BotProtected({ bot, children }: BotProtectedProps) {
  const { t } = useLingui();
  const around = useRef<HTMLDivElement>(null);
  const { prepare, slow } = bot;
  useEffect(() => {
    const element = around.current;
    if (!element) return;
    // An autofocused field got its focus before these listeners were attached.
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
