import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import formatsPlugin from 'ajv-formats';

const require = createRequire(import.meta.url);
const SCHEMAS = join(require.resolve('@cyclonedx/cyclonedx-library/package.json'), '../res/schema');
const readSchema = (name: string): AnySchemaObject => JSON.parse(readFileSync(join(SCHEMAS, `${name}.SNAPSHOT.schema.json`), 'utf8'));

const BASE = 'http://cyclonedx.org/schema';

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  // Under the names by which the schema of a document refers to them.
  schemas: Object.fromEntries(['spdx', 'jsf-0.82'].map((name) => [`${BASE}/${name}.SNAPSHOT.schema.json`, readSchema(name)])),
  // The library has no such formats, and our documents no such values.
  formats: { 'idn-email': true, 'iri-reference': true },
});
formatsPlugin.default(ajv);
const validate = ajv.compile(readSchema('bom-1.6'));

/** Validates a document against the schema of CycloneDX 1.6. Returns one line for each fault. */
export const findSbomFaults = (document: unknown): string[] =>
  validate(document) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
