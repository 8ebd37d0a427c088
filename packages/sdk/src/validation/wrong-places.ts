// Loaded by a client with `validate` alone: it brings valibot and the schemas of an API. It shares no module with the client, so that a
// bundler makes no third chunk of what both need.
import * as v from 'valibot';
import type { ApiName } from '../fixed-names.ts';
import { wantedBy } from './schema-parts.ts';

const SHOWN_ISSUES = 3;

const schemasOf: Record<ApiName, () => Promise<Record<string, v.GenericSchema>>> = {
  auth: async () => (await import('../generated/auth-schemas.ts')).authSchemas,
  installment: async () => (await import('../generated/installment-schemas.ts')).installmentSchemas,
  mobile: async () => (await import('../generated/mobile-schemas.ts')).mobileSchemas,
  builder: async () => (await import('../generated/builder-schemas.ts')).builderSchemas,
  billing: async () => (await import('../generated/billing-schemas.ts')).billingSchemas,
};

const NAMES = new Map([
  ['Object', 'object'],
  ['Array', 'list'],
]);

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** `data.0.amount: expected number, got string`. Names no value: an answer is full of personal data. */
function issueText(issue: v.BaseIssue<unknown>): string {
  const { path, input } = issue;
  const place = path?.map(({ key }) => String(key)).join('.') ?? 'body';
  if (path !== undefined && input === undefined) return `${place}: is missing`;
  const wanted = wantedBy(issue);
  return `${place}: expected ${NAMES.get(wanted) ?? wanted}, got ${kindOf(input)}`;
}

/** The first places where an operation's answer is not of the contract's shape, in words; undefined when it is. */
export async function wrongPlaces(api: ApiName, id: string, data: unknown): Promise<string | undefined> {
  const schema = (await schemasOf[api]())[id];
  const issues = schema && v.safeParse(schema, data).issues;
  return issues?.slice(0, SHOWN_ISSUES).map(issueText).join('; ');
}
