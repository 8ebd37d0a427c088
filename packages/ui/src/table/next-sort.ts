export interface TableSort<Id extends string> {
  column: Id;
  direction: 'ascending' | 'descending';
}

/** The sort order after a press on a column's button: ascending first, then the opposite. */
export const nextSort = <Id extends string>(now: TableSort<Id> | null, column: Id): TableSort<Id> => ({
  column,
  direction: now?.column === column && now.direction === 'ascending' ? 'descending' : 'ascending',
});
