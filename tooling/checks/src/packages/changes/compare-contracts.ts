import { compareSchemas } from './compare-schemas.ts';
import { type Change, type Contract, entriesOf, followRef, type Json, listOf, objectOf, textOf } from './contract-json.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'];

type Operation = { address: string; value: Json; parameters: Map<string, Json>; isOpen: boolean };

function operationsOf(contract: Contract): Map<string, Operation> {
  const found = new Map<string, Operation>();
  for (const [path, item] of entriesOf(contract['paths'])) {
    for (const method of METHODS) {
      const value = objectOf(objectOf(item)[method]);
      const id = textOf(value['operationId']);
      if (id === '') continue;
      const parameters = [...listOf(objectOf(item)['parameters']), ...listOf(value['parameters'])].map((entry) =>
        followRef(contract, entry),
      );
      const security = listOf(value['security'] ?? contract['security']);
      found.set(id, {
        address: `${method.toUpperCase()} ${path}`,
        value,
        parameters: new Map(parameters.map((parameter) => [`${textOf(parameter['in'])} ${textOf(parameter['name'])}`, parameter])),
        isOpen: security.length === 0 || security.some((entry) => Object.keys(objectOf(entry)).length === 0),
      });
    }
  }
  return found;
}

/**
 * What changed for the callers of an API between two versions of its contract: `major` for what can break a caller that worked before,
 * `minor` for what was added.
 */
export function compareContracts(api: string, before: Contract, after: Contract): Change[] {
  const [old, now] = [operationsOf(before), operationsOf(after)];
  const added = [...now.keys()].filter((id) => !old.has(id)).map((id): Change => ({ level: 'minor', what: `${api}.${id} is new` }));
  return [...old]
    .flatMap(([id, operation]) => {
      const next = now.get(id);
      if (next === undefined) return [{ level: 'major', what: `${api}.${id} is gone` } satisfies Change];
      return compareOperations(`${api}.${id}`, { contract: before, operation }, { contract: after, operation: next });
    })
    .concat(added);
}

type Side = { contract: Contract; operation: Operation };

function compareOperations(name: string, before: Side, after: Side): Change[] {
  const moved = before.operation.address !== after.operation.address;
  return [
    ...(moved ? [major(`${name} has moved to ${after.operation.address}`)] : []),
    ...(before.operation.isOpen && !after.operation.isOpen ? [major(`${name} needs a token`)] : []),
    ...compareParameters(name, before, after),
    ...compareBodies(name, before, after),
    ...compareAnswers(name, before, after),
  ];
}

const major = (what: string): Change => ({ level: 'major', what });
const minor = (what: string): Change => ({ level: 'minor', what });
const isRequired = (value: Json): boolean => value['required'] === true;

function compareParameters(name: string, before: Side, after: Side): Change[] {
  const changes: Change[] = [];
  for (const [place, parameter] of after.operation.parameters) {
    const old = before.operation.parameters.get(place);
    if (isRequired(parameter) && (old === undefined || !isRequired(old))) changes.push(major(`${name} requires the parameter ${place}`));
    else if (old === undefined) changes.push(minor(`${name} has the parameter ${place}`));
  }
  for (const [place, parameter] of before.operation.parameters) {
    const now = after.operation.parameters.get(place);
    if (now === undefined) changes.push(major(`${name} has lost the parameter ${place}`));
    else {
      const old = { contract: before.contract, schema: parameter['schema'] };
      changes.push(...compareSchemas('request', `${name} ${place}`, old, { contract: after.contract, schema: now['schema'] }));
    }
  }
  return changes;
}

const bodyOf = ({ contract, operation }: Side) => followRef(contract, operation.value['requestBody']);
const mediaOf = (holder: Json) => new Map(entriesOf(holder['content']));

function compareBodies(name: string, before: Side, after: Side): Change[] {
  const [old, now] = [bodyOf(before), bodyOf(after)];
  const changes = isRequired(now) && !isRequired(old) ? [major(`${name} requires a body`)] : [];
  return [...changes, ...compareMedia('request', `${name} body`, before, mediaOf(old), after, mediaOf(now))];
}

function compareMedia(
  direction: 'request' | 'response',
  name: string,
  before: Side,
  old: Map<string, unknown>,
  after: Side,
  now: Map<string, unknown>,
): Change[] {
  return [...old].flatMap(([type, media]) => {
    const next = now.get(type);
    if (next === undefined) return [major(`${name} is ${type} no longer`)];
    const schema = { contract: before.contract, schema: objectOf(media)['schema'] };
    return compareSchemas(direction, name, schema, { contract: after.contract, schema: objectOf(next)['schema'] });
  });
}

function compareAnswers(name: string, before: Side, after: Side): Change[] {
  const successes = ({ operation }: Side) => new Map(entriesOf(operation.value['responses']).filter(([status]) => /^2/.test(status)));
  const [old, now] = [successes(before), successes(after)];
  const added = [...now.keys()].filter((status) => !old.has(status)).map((status) => major(`${name} may answer ${status}`));
  const kept = [...old].flatMap(([status, response]) => {
    const next = now.get(status);
    if (next === undefined) return [major(`${name} answers ${status} no longer`)];
    const [oldMedia, nowMedia] = [mediaOf(followRef(before.contract, response)), mediaOf(followRef(after.contract, next))];
    return compareMedia('response', `${name} ${status}`, before, oldMedia, after, nowMedia);
  });
  return [...added, ...kept];
}
