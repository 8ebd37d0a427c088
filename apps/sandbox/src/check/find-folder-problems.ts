import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether this user can write the folder or, while it does not exist, create it. Writes nothing. */
export async function findFolderProblems(folder: string): Promise<readonly string[]> {
  const problem = await describeFolder(folder);
  return problem === null ? [] : [`DATA_DIR: ${folder} is no folder that this user can write (${problem})`];
}

async function describeFolder(folder: string): Promise<string | null> {
  try {
    if (!(await stat(folder)).isDirectory()) return 'ENOTDIR';
    await access(folder, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
    return code === 'ENOENT' && dirname(folder) !== folder ? describeFolder(dirname(folder)) : code;
  }
}
