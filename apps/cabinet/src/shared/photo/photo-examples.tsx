import { useLingui } from '@lingui/react/macro';
import { PhotoExample } from '@muddat/ui/photo-example';
import * as css from './photo-examples.css.ts';
import type { PhotoKind } from './photo-warnings.ts';

/** A good and a bad photo of one kind, side by side. */
export function PhotoExamples({ kind }: { kind: PhotoKind }) {
  const { t } = useLingui();
  const texts = {
    document: {
      good: {
        caption: t({ message: 'Видна целиком', comment: 'Under the drawing of a good photo: the page of the passport is wholly visible' }),
        alt: t({ message: 'Рисунок: страница паспорта целиком в кадре', comment: 'Read by screen readers: the drawing of a good photo' }),
      },
      bad: {
        caption: t({
          message: 'Край обрезан, есть блик',
          comment: 'Under the drawing of a bad photo: the page of the passport is cut and glares',
        }),
        alt: t({
          message: 'Рисунок: страница паспорта снята криво, края не видно, на ней блик',
          comment: 'Read by screen readers: the drawing of a bad photo',
        }),
      },
    },
    selfie: {
      good: {
        caption: t({ message: 'Лицо открыто', comment: 'Under the drawing of a good selfie: the face and the passport are visible' }),
        alt: t({
          message: 'Рисунок: человек держит паспорт рядом с лицом',
          comment: 'Read by screen readers: the drawing of a good selfie',
        }),
      },
      bad: {
        caption: t({ message: 'Лицо закрыто', comment: 'Under the drawing of a bad selfie: the passport covers the face' }),
        alt: t({ message: 'Рисунок: паспорт закрывает лицо', comment: 'Read by screen readers: the drawing of a bad selfie' }),
      },
    },
  }[kind];
  return (
    <div className={css.pair}>
      <PhotoExample shows={kind} verdict="good" alt={texts.good.alt}>
        {texts.good.caption}
      </PhotoExample>
      <PhotoExample shows={kind} verdict="bad" alt={texts.bad.alt}>
        {texts.bad.caption}
      </PhotoExample>
    </div>
  );
}
