/** Prints a line of the program's output; errors and warnings go to `console.error`. */
export function writeLine(text: string): void {
  process.stdout.write(`${text}\n`);
}
