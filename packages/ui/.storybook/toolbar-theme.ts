/** Shows the kit's theme that the toolbar chooses; `auto` follows the device. */
export function showTheme(choice: string): void {
  const root = document.documentElement;
  if (choice === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
}
