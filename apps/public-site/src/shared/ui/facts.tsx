import * as css from './facts.css.ts';

/** Short facts in a row, separated by dots; no line ends with a dot. Null facts are left out. */
export function DotSeparatedFacts({ facts }: { facts: readonly (string | null)[] }) {
  const told = facts.filter((fact) => fact !== null);
  if (told.length === 0) return null;
  return (
    <span className={css.facts}>
      <span className={css.factRow}>
        {told.map((fact) => (
          <span key={fact} className={css.fact}>
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
