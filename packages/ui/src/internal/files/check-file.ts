/** Which files may be chosen. */
export interface FileLimits {
  /** As in the `accept` attribute: media types (`image/*`, `application/pdf`) and endings (`.heic`). Empty: any file. */
  accept: readonly string[];
  /** Maximum size of one file, bytes. */
  maxBytes: number;
}

/** Why a file was refused, with the values for its message. */
export type FileProblem =
  | { code: 'file_type' }
  | { code: 'file_too_large'; maxBytes: number }
  | { code: 'file_empty' }
  | { code: 'files_too_many'; max: number };

type FileInfo = Pick<File, 'name' | 'type' | 'size'>;

/** File endings of a media type, for files without a type (HEIC in Chrome for Android). */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/*': ['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic', '.heif'],
  'application/pdf': ['.pdf'],
};

const hasEnding = (name: string, endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending.toLowerCase()));

/** The browser's dialog only suggests `accept`, and a drop ignores it, so check the kind again. */
function isAccepted({ name, type }: FileInfo, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  return accept.some((wanted) => {
    if (wanted.startsWith('.')) return hasEnding(name, [wanted]);
    if (type === '') return hasEnding(name, ENDINGS[wanted] ?? []);
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}

/** Why this file is refused, or null. The backend checks the content too. */
export function checkFile(file: FileInfo, { accept, maxBytes }: FileLimits): FileProblem | null {
  if (!isAccepted(file, accept)) return { code: 'file_type' };
  if (file.size === 0) return { code: 'file_empty' };
  return file.size > maxBytes ? { code: 'file_too_large', maxBytes } : null;
}

export interface PartitionedFiles<F> {
  accepted: F[];
  refused: { name: string; problem: FileProblem }[];
}

/** Splits files into accepted and refused ones. Accepts valid files until `room.max` is reached. */
export function partitionFiles<F extends FileInfo>(
  files: readonly F[],
  limits: FileLimits,
  room: { max: number; used: number },
): PartitionedFiles<F> {
  const accepted: F[] = [];
  const refused: PartitionedFiles<F>['refused'] = [];
  for (const file of files) {
    const full = room.used + accepted.length >= room.max;
    const problem = checkFile(file, limits) ?? (full ? ({ code: 'files_too_many', max: room.max } as const) : null);
    if (problem) refused.push({ name: file.name, problem });
    else accepted.push(file);
  }
  return { accepted, refused };
}
