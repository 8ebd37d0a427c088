import * as v from 'valibot';
import { parse } from 'yaml';

/** Which token a call needs: `public` none, `guest` a guest's or a customer's, `customer` a customer's. */
export type Audience = 'public' | 'guest' | 'customer';

export type AllowedOperation = {
  operationId: string;
  method: string;
  /** `null` is a path parameter. */
  segments: readonly (string | null)[];
  audience: Audience;
  contentTypes: readonly string[];
  takesIdempotencyKey: boolean;
  /** 'tus': a call of an upload in parts (tus 1.0). 'event-stream': server-sent events. Null: one request, one response. */
  protocol: 'tus' | 'event-stream' | null;
};

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'] as const;
const SecurityList = v.array(v.record(v.string(), v.unknown()));
const Parameter = v.looseObject({ $ref: v.optional(v.string()), name: v.optional(v.string()), in: v.optional(v.string()) });
const Operation = v.looseObject({
  operationId: v.string(),
  'x-protocol': v.optional(v.picklist(['tus', 'event-stream'])),
  security: v.optional(SecurityList),
  parameters: v.optional(v.array(Parameter), []),
  requestBody: v.optional(v.looseObject({ content: v.record(v.string(), v.unknown()) })),
});
const Contract = v.looseObject({
  security: v.optional(SecurityList, []),
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
  components: v.optional(v.looseObject({ parameters: v.optional(v.record(v.string(), Parameter), {}) }), {}),
});

function audienceOf(security: v.InferOutput<typeof SecurityList>): Audience {
  const schemes = security.flatMap((requirement) => Object.keys(requirement));
  if (schemes.length === 0) return 'public';
  return schemes.includes('guest') ? 'guest' : 'customer';
}

/**
 * Reads the operations of a contract (OpenAPI 3.1 as YAML); the proxy forwards these and nothing else. Throws if the contract is invalid.
 */
export function compileAllowList(yaml: string): AllowedOperation[] {
  const contract = v.parse(Contract, parse(yaml));
  const named = contract.components.parameters ?? {};
  const isKey = ({ $ref, ...own }: v.InferOutput<typeof Parameter>): boolean => {
    const parameter = $ref ? named[$ref.replace('#/components/parameters/', '')] : own;
    return parameter?.in === 'header' && parameter.name?.toLowerCase() === 'idempotency-key';
  };
  return Object.entries(contract.paths).flatMap(([path, item]) => {
    const shared = v.parse(v.optional(v.array(Parameter), []), item['parameters']);
    return METHODS.filter((method) => item[method] !== undefined).map((method): AllowedOperation => {
      const operation = v.parse(Operation, item[method]);
      return {
        operationId: operation.operationId,
        method: method.toUpperCase(),
        segments: path
          .split('/')
          .slice(1)
          .map((segment) => (/^\{[^{}]+\}$/.test(segment) ? null : segment)),
        audience: audienceOf(operation.security ?? contract.security),
        contentTypes: Object.keys(operation.requestBody?.content ?? {}),
        takesIdempotencyKey: [...shared, ...operation.parameters].some(isKey),
        protocol: operation['x-protocol'] ?? null,
      };
    });
  });
}
