import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { type Advisory, faultsOf } from './advisory.ts';
import { judgeLockfile } from './check-advisories.ts';
import { lockedPackages } from './locked-packages.ts';
import { takeAdvisories } from './take-advisories.ts';

type Affected = Advisory['affected'][number];
type Events = Affected['ranges'][number]['events'];
const advisory = (events: Events, change: Partial<Advisory> = {}, affected: Partial<Affected> = {}): Advisory => ({
  id: 'GHSA-test',
  summary: 'A fault',
  affected: [{ package: { ecosystem: 'npm', name: 'thing' }, ranges: [{ type: 'SEMVER', events }], versions: [], ...affected }],
  database_specific: { severity: 'HIGH' },
  ...change,
});
const isHit = (version: string, known: Advisory) => faultsOf([{ name: 'thing', version }], [known]).length > 0;

describe('a version is affected', () => {
  test.each<[string, Events, readonly string[], readonly string[]]>([
    [
      'before the fix',
      [{ introduced: '0' }, { fixed: '1.2.3' }],
      ['0.0.0', '0.0.1-alpha.1', '1.2.2', '1.2.3-rc.1'],
      ['1.2.3', '1.10.0', '2.0.0'],
    ],
    [
      'from where it came in',
      [{ introduced: '2.0.0' }, { fixed: '2.4.0' }],
      ['2.0.0', '2.3.9', '2.4.0-beta'],
      ['1.9.9', '2.0.0-rc.1', '2.4.0'],
    ],
    [
      'in each of two lines',
      [{ introduced: '1.0.0' }, { fixed: '1.0.5' }, { introduced: '2.0.0' }, { fixed: '2.1.0' }],
      ['1.0.4', '2.0.0'],
      ['0.9.0', '1.0.5', '1.9.0', '2.1.0'],
    ],
    [
      'in lines told in no order',
      [{ introduced: '2.0.0' }, { fixed: '1.0.5' }, { introduced: '0' }, { fixed: '2.1.0' }],
      ['1.0.4', '2.0.9'],
      ['1.0.5', '2.1.0'],
    ],
    ['up to the last', [{ introduced: '0' }, { last_affected: '3.1.0' }], ['3.1.0', '3.1.0-rc.1', '1.0.0'], ['3.1.1', '3.2.0']],
    ['for ever, where no fix is', [{ introduced: '0' }], ['0.0.1', '99.0.0'], []],
    ['by numbers, not by letters', [{ introduced: '9.0.0' }, { fixed: '10.0.0' }], ['9.10.0'], ['10.0.0', '8.99.0']],
  ])('%s', (_what, events, hit, spared) => {
    expect(hit.filter((version) => !isHit(version, advisory(events)))).toEqual([]);
    expect(spared.filter((version) => isHit(version, advisory(events)))).toEqual([]);
  });

  test('by its very name, where no ranges are told', () => {
    const known = advisory([], {}, { versions: ['1.0.1'], ranges: [] });
    expect([isHit('1.0.1', known), isHit('1.0.2', known)]).toEqual([true, false]);
  });

  test.each<[string, Advisory]>([
    ['an advisory that was withdrawn', advisory([{ introduced: '0' }], { withdrawn: '2026-01-01T00:00:00Z' })],
    ['another package', advisory([{ introduced: '0' }], {}, { package: { ecosystem: 'npm', name: 'things' } })],
    ['a package of the same name elsewhere', advisory([{ introduced: '0' }], {}, { package: { ecosystem: 'PyPI', name: 'thing' } })],
    ['commits in place of versions', advisory([], {}, { ranges: [{ type: 'GIT', events: [{ introduced: '0' }] }] })],
    ['a bound that is no version', advisory([{ introduced: 'main' }])],
  ])('not by %s', (_what, known) => {
    expect(isHit('1.0.0', known)).toBe(false);
  });

  test.each([
    ['CRITICAL', true],
    ['HIGH', true],
    ['MODERATE', false],
    ['low', false],
    [undefined, true],
  ])('of the severity %s: severe %s', (severity, isSevere) => {
    const specific = severity === undefined ? {} : { severity };
    expect(
      faultsOf([{ name: 'thing', version: '1.0.0' }], [advisory([{ introduced: '0' }], { database_specific: specific })]),
    ).toMatchObject([{ isSevere }]);
  });
});

const LOCKFILE = `lockfileVersion: '9.0'
packages:
  '@scope/thing@1.2.3':
    resolution: {integrity: sha512-x}
  thing@1.0.0:
    resolution: {integrity: sha512-y}
  thing@2.0.0-rc.1:
    resolution: {integrity: sha512-z}
  linked@file:../linked:
    resolution: {directory: ../linked}
`;
const kept = (advisories: Advisory[], taken = '2026-11-20') => JSON.stringify({ source: 'osv.dev', taken, advisories });
const TODAY = new Date('2026-11-25T00:00:00Z');

describe('the lockfile', () => {
  test('is read with its scopes, pre-releases and links', () => {
    const packages = ['@scope/thing 1.2.3', 'thing 1.0.0', 'thing 2.0.0-rc.1'];
    expect(lockedPackages(LOCKFILE).packages.map(({ name, version }) => `${name} ${version}`)).toEqual(packages);
    expect(lockedPackages(LOCKFILE).others).toEqual(['linked@file:../linked']);
  });

  test('without kept data is not checked, and the check says so', () => {
    expect(judgeLockfile(LOCKFILE, null, TODAY)).toMatchObject({
      kind: 'not-checked',
      text: expect.stringMatching(/^NOT CHECKED.*pnpm advisories/),
    });
  });

  test('fails by a severe fault, with package, id and the day of the data; a lesser one is only told', () => {
    const severe = judgeLockfile(LOCKFILE, kept([advisory([{ introduced: '0' }, { fixed: '1.5.0' }])]), TODAY);
    expect(severe.kind).toBe('faults');
    expect(severe.text).toContain('thing@1.0.0: GHSA-test A fault');
    expect(severe.text).not.toContain('thing@2.0.0-rc.1');
    expect(severe.text).toContain('3 packages held against 1 advisories of osv.dev, 2026-11-20');
    const lesser = judgeLockfile(LOCKFILE, kept([advisory([{ introduced: '0' }], { database_specific: { severity: 'LOW' } })]), TODAY);
    expect([lesser.kind, lesser.text]).toEqual(['checked', expect.stringContaining('thing@1.0.0: GHSA-test (less than high)')]);
  });

  test('held against old data says how old; data that cannot be read fails', () => {
    expect(judgeLockfile(LOCKFILE, kept([], '2026-10-01'), TODAY)).toMatchObject({
      kind: 'checked',
      text: expect.stringContaining('more than a month old'),
    });
    for (const broken of ['', '{', '{"advisories":[]}', '[]']) expect(judgeLockfile(LOCKFILE, broken, TODAY).kind).toBe('faults');
  });
});

/** OSV as its documentation describes it; `paged` gives one more page for a package. */
async function withOsv<T>(advisories: readonly Advisory[], run: (osv: string, asked: unknown[]) => Promise<T>): Promise<T> {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const send = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (request.url === '/v1/querybatch') {
        const { queries }: { queries: { package: { name: string }; page_token?: string }[] } = JSON.parse(Buffer.concat(chunks).toString());
        asked.push(queries);
        return send(200, {
          results: queries.map(({ package: { name }, page_token }) => {
            const about = advisories
              .filter(({ affected }) => affected.some((one) => one.package.name === name))
              .map(({ id }) => ({ id, modified: 'x' }));
            if (about.length < 2) return about.length === 0 ? {} : { vulns: about };
            return page_token === undefined ? { vulns: about.slice(0, 1), next_page_token: 'p2' } : { vulns: about.slice(1) };
          }),
        });
      }
      const found = advisories.find(({ id }) => request.url === `/v1/vulns/${id}`);
      return found ? send(200, { ...found, schema_version: '1.6.0', details: 'long' }) : send(404, {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    return await run(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`, asked);
  } finally {
    server.close();
  }
}

describe('advisories are taken', () => {
  const other: Affected = { package: { ecosystem: 'npm', name: 'elsewhere' }, ranges: [], versions: ['1.0.0'] };
  const one = advisory([{ introduced: '0' }], { id: 'GHSA-one' });
  const two = advisory([{ introduced: '1.0.0' }], { id: 'GHSA-two', affected: [...one.affected, other] });

  test('from all pages, and of each no more than is judged by', async () => {
    await withOsv([one, two], async (osv, asked) => {
      const taken = await takeAdvisories(['@scope/thing', 'thing'], { osv, today: '2026-11-25' });
      expect(taken.advisories.map(({ id }) => id)).toEqual(['GHSA-one', 'GHSA-two']);
      expect(JSON.stringify(taken)).not.toMatch(/details|elsewhere|schema_version/);
      expect(judgeLockfile(LOCKFILE, JSON.stringify(taken), TODAY).kind).toBe('faults');
      expect(asked).toMatchObject([
        [{ package: { name: '@scope/thing', ecosystem: 'npm' } }, {}],
        [{ package: { name: 'thing' }, page_token: 'p2' }],
      ]);
    });
  });

  test('or not at all: an answer that is missing throws', async () => {
    await expect(takeAdvisories(['thing'], { osv: 'http://127.0.0.1:9', today: '2026-11-25' })).rejects.toThrow();
    await withOsv([{ ...one, id: 'GHSA-lost' }], async (osv) => {
      await expect(takeAdvisories(['thing'], { osv: `${osv}/none`, today: '2026-11-25' })).rejects.toThrow('answered 404');
    });
  });
});
