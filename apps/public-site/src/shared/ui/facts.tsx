import * as css from './facts.css.ts';

/** Short facts one after another, a dot between those of one line and never at its end. What is null is not told. */
export function Facts({ facts }: { facts: readonly (string | null)[] }) {
  const told = facts.filter((fact) => fact !== null);
  if (told.length === 0) return null;
  return (
    <span className={css.facts}>
      <span className={css.inside}>
        {told.map((fact) => (
          <span key={fact} className={css.fact}>
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
