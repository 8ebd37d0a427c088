import { asList, isJson, type Json } from '../contract/json.ts';
import type { Operation } from '../contract/read-contract.ts';
import { memberSchemas, resolveRef } from '../contract/schema.ts';

/** Values of one name: the newest are kept, because quotes and codes expire. */
const KEPT = 20;
const NAMES = /(_id|^refresh_token|^next_cursor)$/;

/**
 * Values that answers of the backend gave, so that later requests name things that exist: an order of `listOrders` in `getOrder`. A value is
 * known by the `x-id` of its schema, by its name, and as an `id` by the path that listed it.
 */
export type KnownValues = {
  learn(operation: Operation, status: number, body: unknown, location: string | null): void;
  /** Whether the caller of `createKnownValues` fixed the values of this field. */
  isFixed(name: string): boolean;
  /** Values for a place in a request: a parameter of a path (with the part of the path before it), or a field. */
  find(place: { readonly name: string; readonly schema: Json; readonly before?: string }): readonly unknown[];
};

/** `fixed`: values by field name that are always sent instead of an example, such as the client's id. */
export function createKnownValues(fixed: Readonly<Record<string, unknown>>): KnownValues {
  const byKey = new Map<string, unknown[]>();
  const keep = (key: string, value: unknown) => {
    const others = (byKey.get(key) ?? []).filter((other) => other !== value);
    byKey.set(key, [...others, value].slice(-KEPT));
  };
  const walk = (operation: Operation, schema: Json, value: unknown, name: string | null) => {
    const { document } = operation;
    if (Array.isArray(value)) {
      for (const item of value) for (const member of memberSchemas(document, schema, 0)) walk(operation, member, item, name);
    } else if (isJson(value)) {
      for (const [field, item] of Object.entries(value))
        for (const member of memberSchemas(document, schema, field)) walk(operation, member, item, field);
    } else if (typeof value === 'string' || typeof value === 'number') {
      const kind = resolveRef(document, schema)['x-id'];
      if (typeof kind === 'string') keep(`kind ${kind}`, value);
      if (name === 'id') keep(`path ${operation.api}${operation.path}`, value);
      else if (name !== null && NAMES.test(name)) keep(`name ${name}`, value);
    }
  };
  return {
    learn(operation, status, body, location) {
      if (status < 200 || status >= 300) return;
      const [schema] = Object.values(operation.responses[status]?.types ?? {});
      if (schema !== undefined) walk(operation, schema, body, null);
      const id = location?.split('/').at(-1);
      if (id !== undefined && id !== '') keep(`path ${operation.api}${operation.path}`, id);
    },
    isFixed: (name) => Object.hasOwn(fixed, name),
    find({ name, schema, before }) {
      if (Object.hasOwn(fixed, name)) return [fixed[name]];
      const kind = schema['x-id'];
      const keys = [
        ...(typeof kind === 'string' ? [`kind ${kind}`] : []),
        ...(before === undefined ? [] : [`path ${before}`]),
        `name ${name}`,
      ];
      return asList(keys.map((key) => byKey.get(key)).find((values) => values !== undefined));
    },
  };
}
