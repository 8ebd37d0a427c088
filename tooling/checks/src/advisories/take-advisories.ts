import pLimit from 'p-limit';
import * as v from 'valibot';
import { Advisory, type KeptAdvisories } from './advisory.ts';

/** OSV takes a thousand questions at once (google.github.io/osv.dev/post-v1-querybatch). */
const BATCH = 1_000;
const AT_ONCE = 8;

const Answer = v.object({
  results: v.array(v.object({ vulns: v.optional(v.array(v.object({ id: v.string() })), []), next_page_token: v.optional(v.string()) })),
});

/**
 * All advisories about these packages, whatever the version, so that a later lockfile is held against them too. Throws when OSV does
 * not answer as it says: half a list would be taken for a whole one.
 */
export async function takeAdvisories(names: readonly string[], { osv, today }: { osv: string; today: string }): Promise<KeptAdvisories> {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${osv}${path}`, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${osv}${path} answered ${answer.status}`);
    return answer.json();
  };
  const ids = new Set<string>();
  let questions = names.map((name): { name: string; page_token?: string } => ({ name }));
  while (questions.length > 0) {
    const asked = questions.slice(0, BATCH);
    const queries = asked.map(({ name, ...page }) => ({ package: { name, ecosystem: 'npm' }, ...page }));
    const { results } = v.parse(Answer, await ask('/v1/querybatch', { queries }));
    if (results.length !== asked.length) throw new Error(`${osv} answered ${results.length} of ${asked.length} questions`);
    const further = results.flatMap(({ vulns, next_page_token: page_token }, index) => {
      for (const { id } of vulns) ids.add(id);
      const name = asked[index]?.name;
      return name !== undefined && page_token ? [{ name, page_token }] : [];
    });
    questions = [...questions.slice(BATCH), ...further];
  }
  const limit = pLimit(AT_ONCE);
  const take = async (id: string) => v.parse(Advisory, await ask(`/v1/vulns/${encodeURIComponent(id)}`));
  const taken = await Promise.all([...ids].sort().map((id) => limit(() => take(id))));
  const wanted = new Set(names);
  const advisories = taken.map((advisory) => ({
    ...advisory,
    affected: advisory.affected.filter((one) => one.package.ecosystem === 'npm' && wanted.has(one.package.name)),
  }));
  return { source: new URL(osv).host, taken: today, advisories };
}
