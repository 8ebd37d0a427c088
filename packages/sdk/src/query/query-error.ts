/** The bound of the query reader that a text broke. */
export type QueryLimit = 'array-items' | 'depth' | 'parameters' | 'index-gap' | 'mixed-shape' | 'escape' | 'brackets';

/** What `parseQuery` throws; `limit` names the bound. */
export class QueryError extends RangeError {
  readonly limit: QueryLimit;

  constructor(limit: QueryLimit, message: string) {
    super(`${limit}: ${message}`);
    this.name = 'QueryError';
    this.limit = limit;
  }
}
