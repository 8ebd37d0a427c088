import { expect, test } from 'vitest';
import { findUnlicensed, settleSbom } from './sbom.ts';
import { findSbomFaults } from './testing/find-sbom-faults.ts';

const FASTIFY = { type: 'library', name: 'fastify', 'bom-ref': 'pkg:npm/fastify@5.12.8' };
const SHARP = { type: 'library', name: 'sharp', 'bom-ref': 'pkg:npm/sharp@0.35.5' };
const ROOT = 'pkg:npm/muddat@0.0.0';
/** A document of pnpm, with what differs from run to run. */
const documentOf = (run: { serialNumber: string; timestamp: string }, isReversed = false) => {
  const inOrder = <T>(values: T[]): T[] => (isReversed ? values.toReversed() : values);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: run.serialNumber,
    version: 1,
    metadata: { timestamp: run.timestamp, tools: { components: [] }, component: { type: 'application', name: 'muddat', 'bom-ref': ROOT } },
    components: inOrder([SHARP, FASTIFY]),
    dependencies: inOrder([
      { ref: ROOT, dependsOn: inOrder([SHARP['bom-ref'], FASTIFY['bom-ref']]) },
      { ref: SHARP['bom-ref'] },
      { ref: FASTIFY['bom-ref'], dependsOn: [] },
    ]),
  };
};
const FIRST = documentOf({ serialNumber: 'urn:uuid:1', timestamp: '2026-11-30T01:00:00Z' });
const SECOND = documentOf({ serialNumber: 'urn:uuid:2', timestamp: '2026-11-30T02:00:00Z' }, true);
const ABOUT = { name: '@muddat/gateway', version: '1.2.0', date: new Date('2026-11-30T00:00:00Z') };

test('describes the application, with the time of its commit and everything in a fixed order', () => {
  const purl = 'pkg:npm/%40muddat/gateway@1.2.0';
  expect(settleSbom(FIRST, ABOUT)).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
    metadata: {
      timestamp: '2026-11-30T00:00:00.000Z',
      tools: { components: [] },
      component: { type: 'application', name: '@muddat/gateway', version: '1.2.0', purl, 'bom-ref': purl },
    },
    components: [FASTIFY, SHARP],
    dependencies: [
      { ref: purl, dependsOn: [FASTIFY['bom-ref'], SHARP['bom-ref']] },
      { ref: FASTIFY['bom-ref'], dependsOn: [] },
      { ref: SHARP['bom-ref'], dependsOn: [] },
    ],
  });
});

test('follows the schema of CycloneDX, which finds a component without a type', () => {
  expect(findSbomFaults(settleSbom(FIRST, ABOUT))).toEqual([]);
  const { type: _type, ...untyped } = SHARP;
  expect(findSbomFaults({ ...FIRST, components: [untyped] })).toContain("/components/0 must have required property 'type'");
});

test('is the same for two runs of one commit', () => {
  expect(JSON.stringify(settleSbom(SECOND, ABOUT))).toBe(JSON.stringify(settleSbom(FIRST, ABOUT)));
});

test('has another number for another version', () => {
  const numberOf = (version: string) => Object.entries(settleSbom(FIRST, { ...ABOUT, version })).find(([key]) => key === 'serialNumber');
  expect(numberOf('1.2.0')).not.toEqual(numberOf('1.3.0'));
});

const componentOf = (name: string, group?: string) => ({ name, version: '1.0.0', ...(group === undefined ? {} : { group }) });
test.each([
  ['a listed package', componentOf('yaml'), []],
  ['a listed package of a scope', componentOf('sharp', '@img'), []],
  ['a package of ours', componentOf('sdk', '@muddat'), []],
  ['a package that is missing', componentOf('react'), ['react@1.0.0']],
  ['a package of a scope that is missing', componentOf('yaml', '@img'), ['@img/yaml@1.0.0']],
  ['another version of a listed package', { ...componentOf('yaml'), version: '2.0.0' }, ['yaml@2.0.0']],
])('%s: without a licence are %j', (_case, component, expected) => {
  const licences = ['yaml', '@img/sharp'].map((name) => ({ name, version: '1.0.0' }));
  expect(findUnlicensed({ components: [component] }, licences)).toEqual(expected);
});
