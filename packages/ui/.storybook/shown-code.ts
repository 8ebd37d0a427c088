import type { Args } from 'storybook/internal/csf';

interface DocumentedComponent {
  __docgenInfo: { displayName: string; props?: Record<string, { required?: boolean }> };
}

const isDocumented = (component: unknown): component is DocumentedComponent =>
  typeof component === 'function' && '__docgenInfo' in component;

/** A text, number or boolean as it is written in JSX; anything else as a variable of the prop's name. */
function attribute(name: string, value: unknown): string {
  if (typeof value === 'string') return `${name}="${value}"`;
  if (value === true) return name;
  return `${name}={${typeof value === 'number' || value === false ? value : name}}`;
}

/** A drawn sample picture, written out in the code. */
const DATA_URL = /(?<=["'])data:image[^"']*/g;

/**
 * The code of a story whose own component stores the value of the field in `parameters.props`: the field itself, with its required props
 * and those that the story sets. Other stories keep the code that Storybook has made, with short addresses of pictures.
 */
export function shownCode(code: string, { args, parameters }: { args: Args; parameters: Record<string, unknown> }): string {
  const shown = parameters['props'];
  if (!isDocumented(shown)) return code.replaceAll(DATA_URL, '/photo.jpg');
  const { displayName, props = {} } = shown.__docgenInfo;
  const written = Object.entries(props).filter(([name, { required }]) => required === true || args[name] !== undefined);
  return `<${displayName}\n${written.map(([name]) => `  ${attribute(name, args[name])}\n`).join('')}/>`;
}
