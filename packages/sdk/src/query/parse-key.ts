import { QueryError } from './query-tree.ts';

const DEPTH_MAX = 5;
const SHAPE = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/** `a[b][0]` to `['a', 'b', '0']`; null for an empty key, which is ignored. At most 5 levels below the first. */
export function parseKey(key: string): readonly string[] | null {
  if (key === '') return null;
  const match = SHAPE.exec(key);
  if (match === null) throw new QueryError('brackets', `the brackets of ${JSON.stringify(key.slice(0, 40))} do not match`);
  const [, root = '', rest = ''] = match;
  const levels = rest === '' ? [] : rest.slice(1, -1).split('][');
  if (levels.length > DEPTH_MAX)
    throw new QueryError('depth', `${JSON.stringify(key.slice(0, 40))} goes more than ${DEPTH_MAX} levels deep`);
  return [root, ...levels];
}
