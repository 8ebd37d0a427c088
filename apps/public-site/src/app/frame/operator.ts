/** The legal entity that operates the portal, from the settings of the gateway. */
export type Operator = { name: string; stir: string; address: string; licence: string };

/** As the document carries it to the browser. Each value is one line. */
export const writeOperator = ({ name, stir, address, licence }: Operator): string => [name, stir, address, licence].join('\n');

export function readOperator(written = ''): Operator {
  const [name = '', stir = '', address = '', licence = ''] = written.split('\n');
  return { name, stir, address, licence };
}
