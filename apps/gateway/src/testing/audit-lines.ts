import * as v from 'valibot';

const Line = v.strictObject({
  level: v.literal('info'),
  time: v.pipe(v.string(), v.isoTimestamp()),
  log: v.literal('audit'),
  event: v.string(),
  outcome: v.picklist(['ok', 'refused', 'limited', 'failed']),
  customer: v.nullable(v.string()),
  method: v.nullable(v.picklist(['password', 'code', 'passkey', 'proof'])),
  code: v.nullable(v.string()),
  status: v.number(),
  route: v.string(),
  request_id: v.pipe(v.string(), v.uuid()),
  msg: v.literal('audit'),
});

const isAuditLine = (line: string): boolean => JSON.parse(line).log === 'audit';

/** The lines of the audit trail. Throws if one has a field that docs/security.md does not name. */
export const parseAuditLines = (logs: readonly string[]): v.InferOutput<typeof Line>[] =>
  logs.filter(isAuditLine).map((line) => v.parse(Line, JSON.parse(line)));

export const joinAuditLines = (logs: readonly string[]): string => logs.filter(isAuditLine).join('\n');
