import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type ContractName, loadContract } from '../contracts/load.ts';

/** The document itself is known to ajv by the API's name, so that a pointer into it is a schema. */
export function contractValidator(api: ContractName): (pointer: string, value: unknown) => ErrorObject[] {
  const ajv = new Ajv2020.default({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(loadContract(api), api);
  const compiled = new Map<string, ValidateFunction>();
  return (pointer, value) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `${api}${encodeURI(pointer)}` });
    compiled.set(pointer, validate);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}
