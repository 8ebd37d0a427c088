export interface Sort<Id extends string> {
  column: Id;
  direction: 'ascending' | 'descending';
}

/** What a press of a column's button asks for: upwards first, then the other way round. */
export const nextSort = <Id extends string>(now: Sort<Id> | null, column: Id): Sort<Id> => ({
  column,
  direction: now?.column === column && now.direction === 'ascending' ? 'descending' : 'ascending',
});
