import { Heading } from '@muddat/ui/heading';
import { type ApiPicture, Picture } from '@muddat/ui/picture';
import { media } from '@muddat/ui/theme/media';
import type { ReactNode } from 'react';
import * as css from './page-head.css.ts';

export interface PageHeadProps {
  title: string;
  /** Below the title: what the page offers, and its first action. */
  children?: ReactNode;
  /** What the page is about, next to the words from 900 px and below them on narrower screens. */
  aside?: ReactNode;
}

/** The head of an information page: words, and its subject beside them. */
export function PageHead({ title, children, aside }: PageHeadProps) {
  return (
    <header className={aside ? css.withAside : css.plain}>
      <div className={css.words}>
        <Heading level={1} size="title">
          {title}
        </Heading>
        {children}
      </div>
      {aside}
    </header>
  );
}

/** A picture of the page's subject, for `aside`. The words beside it say what it shows. */
export const HeadPicture = ({ picture, name }: { picture: ApiPicture; name: string }) => (
  <div className={css.picture}>
    <Picture picture={picture} name={name} ratio="box" priority sizes={`${media.desktop} 50vw, 100vw`} widest={800} />
  </div>
);
