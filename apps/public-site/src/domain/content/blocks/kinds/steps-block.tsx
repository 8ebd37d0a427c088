import { Steps } from '@muddat/ui/steps';
import { Section } from '../../../../shared/ui/section.tsx';
import type { BlockOf } from '../block.ts';
import { StepScreen } from './step-screen.tsx';

export function StepsBlock({ block: { id, title, items } }: { block: BlockOf<'steps'> }) {
  return (
    <Section id={id} title={title}>
      <Steps
        steps={items.map(({ title: name, text, screen }) => ({ title: name, text, screen: screen && <StepScreen screen={screen} /> }))}
      />
    </Section>
  );
}
