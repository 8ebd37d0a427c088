import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtinHandlers, builtinResolvers, type Documentation, type PropDescriptor, parse } from 'react-docgen';
import { describe, expect, it } from 'vitest';
import { controlFor } from '../../.storybook/prop-controls.ts';
import { shownCode } from '../../.storybook/shown-code.ts';

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
const { exports: list }: { exports: Record<string, string | { '@muddat/source': string }> } = JSON.parse(
  readFileSync(join(packageFolder, 'package.json'), 'utf8'),
);

/** Files with the components of a subpath: its source, and the files from which an index exports again. */
function filesOf(source: string): string[] {
  const file = join(packageFolder, source);
  const exported = [...readFileSync(file, 'utf8').matchAll(/^export \{.*\} from '(\..*\.tsx)'/gm)];
  return [file, ...exported.map(([, path = '']) => join(dirname(file), path))].filter((path) => path.endsWith('.tsx'));
}

/** Reads the components of a file as Storybook does. */
function readComponents(file: string): Documentation[] {
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
  try {
    return parse(readFileSync(file, 'utf8'), { filename: file, resolver, handlers: Object.values(builtinHandlers) });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_REACTDOCGEN_MISSING_DEFINITION') return [];
    throw error;
  }
}

const components = Object.values(list)
  .flatMap((door) => (typeof door === 'string' ? [] : filesOf(door['@muddat/source'])))
  .flatMap(readComponents);
const props = components.flatMap(({ displayName, props: own = {} }) =>
  Object.entries(own).map(([name, prop]) => ({ id: `${displayName}.${name}`, prop })),
);

/** Types that Storybook shows by name, because they are objects or texts. A union is written out in the props, so that it has a control. */
const NAMED = new Set([
  ...['ReactNode', 'ReactElement', 'Ref', 'RefObject', 'FocusEventHandler', 'CalendarDate', 'Value', 'Id'],
  ...['Offer', 'RequestedTerms', 'KitLanguage', 'SelectedRegion', 'VirtualizedOrderList'],
]);

/** True if Storybook shows the type as code that a reader must look up, or not at all. */
function isUnreadable({ tsType }: PropDescriptor): boolean {
  if (!tsType) return true;
  const text = 'raw' in tsType ? tsType.raw : tsType.name;
  if (/\b(?:typeof|keyof)\b|\['/.test(text)) return true;
  const BUILT_IN = ['string', 'number', 'boolean', 'union', 'literal', 'signature', 'Array', 'tuple'];
  return !BUILT_IN.includes(tsType.name) && !NAMED.has(tsType.name);
}

describe('the props table of each component', () => {
  it('finds the components of the kit', () => {
    expect(components.map(({ displayName }) => displayName)).toEqual(
      expect.arrayContaining(['Button', 'AmountField', 'Dialog', 'ErrorState', 'PaymentSchedule']),
    );
    // `Omit` and `Pick` of another component's props keep what is written there.
    expect(props.map(({ id }) => id)).toEqual(expect.arrayContaining(['AmountField.label', 'Dialog.title', 'Meter.value']));
    expect(props.map(({ id }) => id)).not.toContain('Dialog.position');
  });

  it('describes each prop with a sentence', () => {
    expect(props.filter(({ prop }) => !/\S[.)`]$/.test(prop.description ?? '')).map(({ id }) => id)).toEqual([]);
  });

  it('names the values of each prop', () => {
    expect(props.filter(({ prop }) => isUnreadable(prop)).map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ["boolean | 'hero'", { control: { type: 'radio' }, options: [false, true, 'hero'] }],
    ['string | null | undefined', { control: { type: 'text' } }],
    ['CalendarDate | undefined', { control: { type: 'text' } }],
    ['number | undefined', { control: { type: 'number' } }],
    ['(() => void) | undefined', { control: false }],
    ['Ref<HTMLInputElement>', { control: false }],
    ['string | { text: ReactNode } | undefined', null],
  ])('offers a control that fits %s', (code, control) => {
    expect(controlFor(code)).toEqual(control);
  });
});

it('the code of a story names the field, with its required props and those of the story', () => {
  const Field = Object.assign(() => null, {
    __docgenInfo: {
      displayName: 'Field',
      props: { label: { required: true }, value: { required: true }, max: {}, error: {}, options: {} },
    },
  });
  const args = { label: 'Сумма', max: 9, options: [], start: 500 };
  expect(shownCode('<Example />', { args, parameters: { props: Field } })).toBe(
    '<Field\n  label="Сумма"\n  value={value}\n  max={9}\n  options={options}\n/>',
  );
  expect(shownCode('<Button />', { args, parameters: {} })).toBe('<Button />');
  expect(shownCode('<Picture src="data:image/png;base64,AAAA" />', { args, parameters: {} })).toBe('<Picture src="/photo.jpg" />');
});
