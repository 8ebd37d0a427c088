import billing from '@muddat/sdk/contracts/billing.yaml?raw';
import builder from '@muddat/sdk/contracts/builder.yaml?raw';
import gateway from '@muddat/sdk/contracts/gateway.yaml?raw';
import installment from '@muddat/sdk/contracts/installment.yaml?raw';
import mobile from '@muddat/sdk/contracts/mobile.yaml?raw';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import * as v from 'valibot';
import { parse } from 'yaml';

/** The contracts of all APIs that a browser calls, by the first path segment below `/api`. All other paths belong to the gateway. */
const CONTRACTS = { billing, builder, gateway, installment, mobile } as const;
export type ContractName = keyof typeof CONTRACTS;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const Response = v.looseObject({ $ref: v.optional(v.string()), content: v.optional(v.record(v.string(), v.unknown())) });
const Operation = v.looseObject({ operationId: v.string(), responses: v.record(v.string(), Response) });
const Contract = v.looseObject({
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
  components: v.looseObject({ responses: v.record(v.string(), Response) }),
});

type ContractOperation = {
  /** For example `billing.createPayment`. */
  name: string;
  method: string;
  /** The segments of the full path. */
  segments: readonly string[];
  /** What breaks the contract in a response; null if the response is valid. */
  findViolation: (status: number, body: unknown) => string | null;
};

const escapePointer = (step: string): string => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));

function readContract(api: ContractName): ContractOperation[] {
  const document = v.parse(Contract, parse(CONTRACTS[api]));
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  formats.default(ajv);
  ajv.addSchema(document, api);
  const isGateway = api === 'gateway';
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => {
      const { operationId, responses } = v.parse(Operation, item[method]);
      const findViolation = (status: number, body: unknown): string | null => {
        const response = responses[String(status)];
        if (response === undefined) return `no answer ${status} in the contract`;
        const named = response.$ref?.replace('#/components/responses/', '');
        const { content } = named === undefined ? response : (document.components.responses[named] ?? {});
        if (content === undefined) return null;
        const holder =
          named === undefined ? `#/paths/${escapePointer(path)}/${method}/responses/${status}` : `#/components/responses/${named}`;
        const validate = ajv.compile({ $ref: `${api}${holder}/content/application~1json/schema` });
        return validate(body) ? null : ajv.errorsText(validate.errors, { dataVar: 'body' });
      };
      return {
        name: `${api}.${operationId}`,
        method: method.toUpperCase(),
        segments: `/api${isGateway ? '' : `/${api}`}${path}`.split('/'),
        findViolation,
      };
    }),
  );
}

const loadedOperations = new Map<ContractName, ContractOperation[]>();
const isApi = (name: string): name is ContractName => Object.hasOwn(CONTRACTS, name);

/** Reads a contract when a test first calls it, because reading is slow. */
function operationsOf(api: ContractName): ContractOperation[] {
  const operations = loadedOperations.get(api) ?? readContract(api);
  loadedOperations.set(api, operations);
  return operations;
}

/**
 * The operation of a call; undefined if no contract has it. A literal path segment takes precedence over a parameter, as in the servers.
 */
export function findOperation(method: string, pathname: string): ContractOperation | undefined {
  const given = pathname.split('/');
  const [, , first = ''] = given;
  const fits = ({ method: own, segments }: ContractOperation) =>
    own === method && segments.length === given.length && segments.every((part, index) => part.startsWith('{') || part === given[index]);
  const literals = ({ segments }: ContractOperation) => segments.filter((part) => !part.startsWith('{')).length;
  return operationsOf(isApi(first) ? first : 'gateway')
    .filter(fits)
    .sort((one, other) => literals(other) - literals(one))[0];
}
