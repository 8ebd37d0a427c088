import * as css from './FigureList.css.ts';

/** The marketplace in a few large numbers (spec 1). */
export function FigureList({ figures }: { figures: readonly { id: string; shown: string; label: string }[] }) {
  return (
    <dl className={css.list}>
      {figures.map(({ id, shown, label }) => (
        <div key={id} className={css.figure}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}
