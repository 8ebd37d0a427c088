import type { ApiName } from '@muddat/sdk';
import * as v from 'valibot';
import { PORTAL_ORGANIZATION } from '../upstream/request-headers.ts';
import type { ProbeAnswer } from '../upstream/upstream.ts';

const listSchema = v.object({ data: v.array(v.unknown()) });

/**
 * A cheap call of each API that reads its data, and what the contract promises for it. An unknown path would prove nothing: a server
 * without its database responds to that too.
 */
export const PROBES = {
  auth: { path: '/user/profile', schema: v.record(v.string(), v.unknown()) },
  installment: { path: '/v3/categories', schema: listSchema },
  mobile: { path: '/v2/order/districts', schema: v.object({ data: v.array(v.unknown()), regions: v.array(v.unknown()) }) },
  builder: {
    path: `/v1/version?organization=${PORTAL_ORGANIZATION}`,
    schema: v.object({ data: v.object({ version: v.string() }) }),
  },
  billing: { path: '/v1/available-systems', schema: listSchema },
} as const satisfies Record<ApiName, { path: string; schema: v.GenericSchema }>;

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/;
/** A probe without a token or with a guest's may be refused, and so may too many of them. */
const REFUSALS: readonly number[] = [401, 403, 429];

/** Why a response is not one of the API's contract, as a fixed text; null if it is. */
export function findContractFault(api: ApiName, { status, contentType, text }: ProbeAnswer): string | null {
  if (!JSON_TYPE.test(contentType)) return 'not JSON';
  if (REFUSALS.includes(status)) return null;
  if (status !== 200) return `status ${status}`;
  return v.safeParse(v.pipe(v.string(), v.parseJson(), PROBES[api].schema), text).success ? null : 'another contract';
}
