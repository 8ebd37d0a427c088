import { Heading, Markdown, Story, useOf } from '@storybook/addon-docs/blocks';
import { useRef } from 'react';
import type { AnatomyPart, Guidelines } from '../../src/internal/story-guidelines.ts';
import * as css from './anatomy.css.ts';
import { useMarkerLines } from './use-marker-lines.ts';

/** The padding of the drawing: wider on the sides that have numbers. */
function spaceForNumbers(parts: readonly AnatomyPart[]) {
  const space = (side: AnatomyPart['side']) => (parts.some((part) => part.side === side) ? 40 : 16);
  return { padding: `${space('top')}px ${space('end')}px ${space('bottom')}px ${space('start')}px` };
}

/** The parts of a component: a sentence, and for some components a numbered drawing with a list. */
export function Anatomy({ guidelines: { anatomy, parts } }: { guidelines: Guidelines }) {
  return (
    <section>
      <Heading>Anatomy</Heading>
      <Markdown>{anatomy}</Markdown>
      {parts && <Drawing parts={parts} />}
    </section>
  );
}

/** The live story with the tag `anatomy`, with numbered lines to its parts. The list says the same to screen readers. */
function Drawing({ parts }: { parts: readonly AnatomyPart[] }) {
  const { csfFile } = useOf('meta', ['meta']);
  const drawing = useRef<HTMLDivElement>(null);
  const lines = useMarkerLines(drawing, parts);
  const story = Object.values(csfFile.stories).find(({ tags = [] }) => tags.includes('anatomy'));
  if (!story) return null;
  return (
    <>
      <div ref={drawing} className={css.drawing} style={spaceForNumbers(parts)} inert>
        <Story of={story.moduleExport} />
        <svg className={css.markers} aria-hidden="true">
          {lines.map(
            (line, at) =>
              line && (
                <g key={parts[at]?.name}>
                  <line className={css.line} x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} />
                  <circle className={css.point} cx={line.to.x} cy={line.to.y} r={3} />
                  <circle className={css.number} cx={line.from.x} cy={line.from.y} r={11} />
                  <text className={css.digit} x={line.from.x} y={line.from.y}>
                    {at + 1}
                  </text>
                </g>
              ),
          )}
        </svg>
      </div>
      <Markdown>{parts.map(({ name, text }, at) => `${at + 1}. **${name}.** ${text}`).join('\n')}</Markdown>
    </>
  );
}
