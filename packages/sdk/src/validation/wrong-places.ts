// Loaded by a client with `validate` alone: it brings valibot and the schemas of an API. It shares no module with the client, so that a
// bundler makes no third chunk of what both need.
import * as v from 'valibot';
import type { ApiName } from '../api-names.ts';
import { wantedBy } from './schema-parts.ts';

const SHOWN_ISSUES = 3;

type Schemas = Record<string, v.GenericSchema>;
/** The schemas of an API's answers by operation, and of what problems add by code. */
const schemasOf: Record<ApiName, () => Promise<{ answers: Schemas; problems: Schemas }>> = {
  auth: async () => {
    const all = await import('../generated/auth-schemas.ts');
    return { answers: all.authSchemas, problems: all.authProblemSchemas };
  },
  installment: async () => {
    const all = await import('../generated/installment-schemas.ts');
    return { answers: all.installmentSchemas, problems: all.installmentProblemSchemas };
  },
  mobile: async () => {
    const all = await import('../generated/mobile-schemas.ts');
    return { answers: all.mobileSchemas, problems: all.mobileProblemSchemas };
  },
  builder: async () => {
    const all = await import('../generated/builder-schemas.ts');
    return { answers: all.builderSchemas, problems: all.builderProblemSchemas };
  },
  billing: async () => {
    const all = await import('../generated/billing-schemas.ts');
    return { answers: all.billingSchemas, problems: all.billingProblemSchemas };
  },
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

/** `id`: the operation, such as `getPayment`. */
async function schemaOf(api: ApiName, id: string, code: string | null | undefined): Promise<v.GenericSchema | undefined> {
  const { answers, problems } = await schemasOf[api]();
  if (code === null) return undefined;
  return code === undefined ? answers[id] : (problems[`${id}.${code}`] ?? problems[code]);
}

/**
 * The first places where the answer of an operation, such as `billing.getPayment`, is not of the contract's shape, in words; undefined when
 * it is. `code`: that of a refusal; null for a refusal without one, which is not compared.
 */
export async function wrongPlaces(api: ApiName, name: string, data: unknown, code?: string | null): Promise<string | undefined> {
  const schema = await schemaOf(api, name.slice(api.length + 1), code);
  const issues = schema && v.safeParse(schema, data).issues;
  return issues?.slice(0, SHOWN_ISSUES).map(issueText).join('; ');
}
