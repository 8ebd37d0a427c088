/** Safari reads the address some time after the press. */
const KEPT_MS = 60_000;

/** Hands bytes to the browser as a file to save. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
