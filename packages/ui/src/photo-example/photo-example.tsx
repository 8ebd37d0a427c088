import type { ReactNode } from 'react';
import { CircleCheck, CircleX } from '../icons/icons.ts';
import { Inline } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import * as css from './photo-example.css.ts';

export interface PhotoExampleProps {
  /** What the photo is of: a document, or a face next to a document. */
  shows: 'document' | 'selfie';
  /** Whether a photo should look like this. */
  verdict: 'good' | 'bad';
  /** What the drawing shows, for readers who do not see it. */
  alt: string;
  /** The verdict in words. */
  children: ReactNode;
}

/** A drawing of a photo that will be accepted, or that will not. It shows no real person and no real document. */
export function PhotoExample({ shows, verdict, alt, children }: PhotoExampleProps) {
  const Icon = verdict === 'good' ? CircleCheck : CircleX;
  return (
    <figure>
      <svg className={css.drawing} viewBox="0 0 120 84" fill="none" stroke="currentColor" strokeWidth="2" role="img" aria-label={alt}>
        {DRAWINGS[shows][verdict]}
      </svg>
      <figcaption>
        <Text as="span" size="s" weight="medium" tone={verdict}>
          <Inline as="span" gap="xxs" nowrap>
            <Icon size={18} />
            {children}
          </Inline>
        </Text>
      </figcaption>
    </figure>
  );
}

const PAGE = (
  <>
    <rect className={css.paper} x="18" y="13" width="84" height="58" rx="6" />
    <rect x="27" y="24" width="24" height="30" rx="3" />
    <path d="M31 54v-2a8 8 0 0 1 16 0v2M60 28h32M60 38h24M60 48h32M27 63h66" />
    <circle cx="39" cy="36" r="5" />
  </>
);
const PERSON = <path d="M26 84v-6a22 22 0 0 1 44 0v6" />;
const FACE = (
  <>
    <circle cx="48" cy="34" r="17" />
    <path d="M42 31v1M54 31v1M42 41a8 8 0 0 0 12 0" />
  </>
);
/** The passport that the person holds: beside the face, or before it. */
const passport = (x: number) => (
  <g transform={`translate(${x} 22)`}>
    <rect className={css.paper} width="26" height="34" rx="3" />
    <circle cx="13" cy="12" r="5" />
    <path d="M7 24h12M7 29h8" />
  </g>
);

const DRAWINGS: Readonly<Record<PhotoExampleProps['shows'], Readonly<Record<PhotoExampleProps['verdict'], ReactNode>>>> = {
  document: {
    good: PAGE,
    bad: (
      <>
        <g transform="rotate(-14 60 42) translate(26 12)">{PAGE}</g>
        <circle className={css.paper} cx="86" cy="42" r="10" />
        <path className={css.paper} d="M86 24v4M86 56v4M68 42h4M100 42h4" />
      </>
    ),
  },
  selfie: {
    good: (
      <>
        {PERSON}
        {FACE}
        {passport(76)}
        <path d="M89 56v10l-16 8" />
      </>
    ),
    bad: (
      <>
        {PERSON}
        {FACE}
        {passport(40)}
        <path d="M57 56v10" />
      </>
    ),
  },
};
