import type { TraceWork } from '@muddat/tracing';
import type { Database } from './database.ts';

/** Traces each query of a database, in transactions too, with its statement and without its values. */
export function traceQueries(db: Database, traceWork: TraceWork): void {
  traceSession(db, traceWork);
  const begin: Database['transaction'] = db.transaction.bind(db);
  db.transaction = (work, settings) =>
    // Shows how long the transaction waits for its connection, too.
    traceWork(spanOf('transaction'), () =>
      begin((tx) => {
        traceSession(tx, traceWork);
        return work(tx);
      }, settings),
    );
}

/** Every query of drizzle is prepared by its session. A transaction has a session of its own, which its savepoints share. */
function traceSession(db: Database, traceWork: TraceWork): void {
  const { session } = db._;
  const prepare: typeof session.prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (query, ...more) => {
    const prepared = prepare(query, ...more);
    const execute: typeof prepared.execute = prepared.execute.bind(prepared);
    prepared.execute = (values) => traceWork(spanOf(verbOf(query.sql), query.sql), () => execute(values));
    return prepared;
  };
}

const verbOf = (statement: string): string => /^[a-z]+/i.exec(statement)?.[0].toLowerCase() ?? 'other';

const spanOf = (operation: string, statement?: string) => ({
  name: `sql ${operation}`,
  attributes: {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(statement === undefined ? {} : { 'db.query.text': statement }),
  },
});
