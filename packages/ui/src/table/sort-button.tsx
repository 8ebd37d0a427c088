import { ArrowDown, ArrowUp, ChevronsUpDown } from '../icons/icons.ts';
import type { TableSort } from './next-sort.ts';
import * as css from './table.css.ts';

interface SortButtonProps {
  name: string;
  direction: TableSort<string>['direction'] | null;
  onPress: () => void;
}

/** The name of a column that sorts. The `aria-sort` of its cell gives the present order. */
export function SortButton({ name, direction, onPress }: SortButtonProps) {
  const Sign = direction === null ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button type="button" className={css.sortButton} onClick={onPress}>
      {name}
      <Sign size={16} />
    </button>
  );
}
