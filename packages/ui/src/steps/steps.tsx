import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import * as css from './steps.css.ts';

export interface StepsProps {
  /** The steps in order. `screen`: what the customer sees in this step, small. It is a picture: screen readers skip it. */
  steps: readonly { title: string; text: ReactNode; screen?: ReactNode }[];
  /** Level of the headings in the page's outline. */
  level?: 2 | 3 | 4;
}

/** How something is done, in a few numbered cards. */
export function Steps({ steps, level = 3 }: StepsProps) {
  return (
    <div className={css.container}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, for which not every browser lets the keyboard in. */}
      <ol className={css.list} tabIndex={0}>
        {steps.map((step) => (
          <Card as="li" key={step.title}>
            <div className={css.step}>
              <div className={css.number} aria-hidden="true" />
              <div>
                <Heading level={level} size="m">
                  {step.title}
                </Heading>
                <div className={css.text}>
                  <Text size="s" tone="quiet">
                    {step.text}
                  </Text>
                </div>
              </div>
            </div>
            {step.screen && (
              <div className={css.screen} aria-hidden="true" inert>
                {step.screen}
              </div>
            )}
          </Card>
        ))}
      </ol>
    </div>
  );
}
