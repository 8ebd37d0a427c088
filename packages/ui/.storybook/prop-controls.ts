import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';

/** True for values that make no sense in a text control: elements, pictures (data URLs) and objects that hold them. */
function isOpaque(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith('data:');
  if (typeof value !== 'object' || value === null) return false;
  return isValidElement(value) || Object.values(value).some(isOpaque);
}

/** A text that a person can type; `Value` and `Id` are the type parameters of our lists of options. */
const TEXT = new Set(['string', 'ReactNode', 'CalendarDate', 'Value', 'Id']);
/** What nobody can type: a function, a ref or an element. */
const WITHOUT_CONTROL = /^(?:\(|Ref\b|RefObject\b|ReactElement\b|FocusEventHandler\b)/;
const LITERAL = /^(?:'(?<text>[^']*)'|(?<boolean>true|false))$/;

/** The values of a union of literals; null for other unions. */
function valuesOf(members: readonly string[]): (string | boolean)[] | null {
  const literals = members.map((member) => LITERAL.exec(member)?.groups);
  if (literals.some((groups) => groups === undefined)) return null;
  return literals.map((groups) => groups?.['text'] ?? groups?.['boolean'] === 'true');
}

/**
 * The control for a type, by its code; null leaves the choice to Storybook. Storybook itself offers a JSON control for `string | undefined`
 * and for `boolean | 'hero'`.
 */
export function controlFor(code: string): Pick<StrictInputType, 'control' | 'options'> | null {
  const plain = code.replace(/ \| (?:null|undefined)\b/g, '');
  if (WITHOUT_CONTROL.test(plain)) return { control: false };
  if (TEXT.has(plain)) return { control: { type: 'text' } };
  if (plain === 'number' || plain === 'boolean') return { control: { type: plain } };
  const values = plain.includes(' | ') ? valuesOf(plain.replace(/\bboolean\b/, 'false | true').split(' | ')) : null;
  return values && { control: { type: values.length > 5 ? 'select' : 'radio' }, options: values };
}

/** Storybook shows `union` and unfolds the values on a press; the values say more. */
function withValues(argType: StrictInputType): StrictInputType {
  const { type, table } = argType;
  if (table?.type?.summary !== 'union' || type?.raw === undefined) return argType;
  return { ...argType, table: { ...table, type: { summary: type.raw.replace(/^\| /, '').replace(/ \| undefined$/, '') } } };
}

/**
 * The props of `parameters.props`. A story of a field needs a component that stores the field's value, and the table would show the props
 * of that one. A control that the stories switch off stays off.
 */
export const shownProps: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const shown = parameters['props'] && parameters['docs']?.extractArgTypes?.(parameters['props']);
  if (!shown) return argTypes;
  // Storybook has turned `control: false` into this.
  const switchedOff = Object.entries(argTypes).filter(([, { control }]) => typeof control === 'object' && control.disable === true);
  const withoutControl = switchedOff.map(([name, argType]) => [name, { ...argType, ...shown[name], control: argType.control }]);
  return { ...shown, ...argTypes, ...shown, ...Object.fromEntries(withoutControl) };
};

/**
 * Storybook offers a JSON control for each prop that is not a plain value or a union of literals. This enhancer offers one that fits, and
 * none where the value is an element or a picture.
 */
export const propControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, given]) => {
      const argType = withValues(given);
      if (argType.control !== undefined) return [name, argType];
      if (isOpaque(initialArgs[name])) return [name, { ...argType, control: false }];
      const isObject = argType.type?.name === 'union' || argType.type?.name === 'other';
      return [name, isObject ? { ...argType, ...controlFor(argType.type?.raw ?? argType.table?.type?.summary ?? '') } : argType];
    }),
  );
