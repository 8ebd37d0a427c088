import { Canvas, Heading, Markdown, useOf } from '@storybook/addon-docs/blocks';
import type { GuidelineSection } from '../../src/internal/story-guidelines.ts';

/** The sections that only this component has: a text, and a live story if the section names one. */
export function ExtraSections({ sections }: { sections: readonly GuidelineSection[] }) {
  const { csfFile } = useOf('meta', ['meta']);
  return sections.map(({ title, text, example }) => {
    const story = example === undefined ? undefined : csfFile.moduleExports[example];
    return (
      <section key={title}>
        <Heading>{title}</Heading>
        <Markdown>{text}</Markdown>
        {story && <Canvas of={story} sourceState="none" />}
      </section>
    );
  });
}
