// What the generated schemas are made of, beside valibot's own functions.
import * as v from 'valibot';

/** What an issue's place should hold, such as `number`. The messages of checks below say no more than that; valibot's quote the value. */
export const wantedBy = ({ kind, expected, message }: v.BaseIssue<unknown>): string => (kind === 'schema' ? (expected ?? kind) : message);

/** Valibot itself takes a list for an object. */
const noList = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'object'),
);

/** An object with these fields and any others: a server may add some. */
export const object = (fields: v.ObjectEntries): v.GenericSchema => v.pipe(noList, v.looseObject(fields));

/** An object with free names, whose values are all of one kind. */
export const record = (value: v.GenericSchema): v.GenericSchema => v.pipe(noList, v.record(v.string(), value));

export const integer: v.GenericSchema = v.pipe(v.number(), v.integer('whole number'));

/** Text of a form that the contract gives as a regular expression. */
export const pattern = (form: RegExp): v.GenericSchema => v.pipe(v.string(), v.regex(form, `text like ${form.source}`));

export const date: v.GenericSchema = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'date like 2026-11-21'));

export const dateTime: v.GenericSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i, 'time like 2026-11-21T09:00:00Z'),
);

/** Text other than these, which mean something else. */
export const textExcept = (values: readonly string[]): v.GenericSchema =>
  v.pipe(v.string(), v.notValues(values, 'none of the known texts'));

/** How far a value is from a shape: a wrong constant, such as a wrong `type`, means that it is of another shape altogether. */
const distance = (issues: readonly v.BaseIssue<unknown>[]): number =>
  issues.reduce((sum, { type }) => sum + (type === 'literal' || type === 'not_values' ? 100 : 1), 0);

/** One of several shapes. For a value of none it reports the issues of the shape that comes closest, not those of all. */
export const oneOf = (shapes: readonly v.GenericSchema[]): v.GenericSchema =>
  v.pipe(
    v.unknown(),
    v.rawCheck(({ dataset, addIssue }) => {
      const issues = shapes.map((shape) => v.safeParse(shape, dataset.value).issues ?? []);
      const [closest] = issues.toSorted((one, other) => distance(one) - distance(other));
      for (const issue of closest ?? []) addIssue({ message: wantedBy(issue), input: issue.input, path: issue.path });
    }),
  );
