import { parseQuery, QueryError, type QueryObject } from '@muddat/sdk';
import { Problem } from './problem.ts';

/** Parses the query of a URL: arrays by indices, within the limits of spec 9. Throws a 400 Problem that names the exceeded limit. */
export function parseUrlQuery(address: string): QueryObject {
  const start = address.indexOf('?');
  if (start === -1) return {};
  try {
    return parseQuery(address.slice(start + 1));
  } catch (error) {
    if (error instanceof QueryError) throw new Problem('validation_failed', { status: 400, fields: { query: error.limit } });
    throw error;
  }
}
