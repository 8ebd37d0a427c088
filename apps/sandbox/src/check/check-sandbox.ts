import { describeMisspelledSettings, type Environment } from '@muddat/process';
import { type Config, parseConfig } from '../config/config.ts';
import { ConfigError } from '../config/read-env.ts';
import { findAddressProblems } from './find-address-problems.ts';
import { findDatabaseProblems } from './find-database-problems.ts';
import { findEmbeddedProblems } from './find-embedded-problems.ts';
import { findFolderProblems } from './find-folder-problems.ts';

type CheckOptions = { readonly env: Environment; readonly print: (line: string) => void };

/**
 * Checks the settings, the database with its clock and migrations, the folder, and the addresses of the SMS gateway, the bucket and the
 * scanner, without serving or changing anything. With PostgreSQL a sandbox may run beside it. Prints one line for each problem and each
 * warning. Returns the exit code: 1 if there is a problem.
 */
export async function checkSandbox({ env, print }: CheckOptions): Promise<0 | 1> {
  for (const warning of describeMisspelledSettings(env)) print(`warning: ${warning}`);
  const problems = await findProblems(env);
  for (const problem of problems) print(problem);
  if (problems.length === 0) print('No problem found.');
  return problems.length === 0 ? 0 : 1;
}

async function findProblems(env: Environment): Promise<readonly string[]> {
  let config: Config;
  try {
    config = parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  const { databaseUrl, dataDir, photos, smsGatewayUrl } = config;
  const found = await Promise.all([
    databaseUrl === null ? [] : findDatabaseProblems(databaseUrl),
    findFolderProblems(dataDir).then((problems) =>
      problems.length === 0 && databaseUrl === null ? findEmbeddedProblems(dataDir) : problems,
    ),
    smsGatewayUrl === null ? [] : findAddressProblems('SMS_GATEWAY_URL', smsGatewayUrl),
    photos.s3 === null ? [] : findAddressProblems('PHOTO_S3_ENDPOINT', photos.s3.endpoint),
    photos.clamd === null ? [] : findAddressProblems('CLAMD_URL', `tcp://${photos.clamd.host}:${photos.clamd.port}`),
  ]);
  return found.flat();
}
