import { msg } from '@lingui/core/macro';
import { isApiError } from '@muddat/sdk';
import * as v from 'valibot';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';

const KINDS = ['receipt', 'contract', 'schedule', 'certificate', 'statement'] as const;
const verifiedSchema = v.object({
  data: v.object({
    kind: v.picklist(KINDS),
    number: v.string(),
    issued_at: v.string(),
    amount: v.optional(v.number()),
    valid: v.boolean(),
  }),
});

export type VerifiedDocument = v.InferOutput<typeof verifiedSchema>['data'];
/** Result of the check: no code was given, no such document, the check failed, or the document's printed data. */
export type Verdict = { kind: 'none' } | { kind: 'unknown' } | { kind: 'failed' } | { kind: 'found'; document: VerifiedDocument };
export type VerifyData = { code: string; verdict: Verdict };

const MAX_CODE = 64;

/** Verifies a document by the code in the path or in the query. Never cached: the page must show the current state. */
export async function load({ api, params, query, i18n }: PageRequest): Promise<PageResult<VerifyData>> {
  const code = (params['code'] ?? query.get('code') ?? '').trim();
  return {
    data: { code: code.slice(0, MAX_CODE), verdict: await fetchVerdict(api, code) },
    keep: false,
    head: {
      title: i18n._(msg({ message: 'Проверка документа — Muddat', comment: 'Title of the page that verifies documents' })),
      description: i18n._(
        msg({
          message: 'Чек, договор, график, справку или выписку Muddat может проверить каждый: по коду или QR на документе.',
          comment: 'Description of the page that verifies documents',
        }),
      ),
      index: false,
    },
  };
}

async function fetchVerdict(api: PageRequest['api'], code: string): Promise<Verdict> {
  if (code === '') return { kind: 'none' };
  if (code.length > MAX_CODE) return { kind: 'unknown' };
  try {
    const { data } = v.parse(verifiedSchema, await api.installment.verifyDocument({ code }));
    return { kind: 'found', document: data };
  } catch (error) {
    // The backend responds with 400 to codes that cannot be in a path, such as a single dot: no document has them.
    return { kind: isApiError(error) && (error.statusCode === 404 || error.statusCode === 400) ? 'unknown' : 'failed' };
  }
}
