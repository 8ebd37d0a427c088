import { createServer } from 'node:net';
import { UserFacingError } from './user-facing-error.mjs';

/**
 * Reads a port from the environment.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} fallback
 */
export function portOf(env, name, fallback) {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UserFacingError(`${name} must be a port number between 1 and 65535, and it is "${text}".`);
  return port;
}

/**
 * Fails with a sentence when a port cannot be listened on.
 * @param {string} host
 * @param {number} port
 * @param {string} name the setting that chooses a different port
 * @param {string} command what the person ran
 */
export function assertPortFree(host, port, name, command = 'npm start') {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined;
      if (code === 'EADDRINUSE')
        reject(
          new UserFacingError(
            `Port ${port} is taken by another program. Stop that program, or choose another port: ${name}=${port + 1} ${command}`,
          ),
        );
      else if (code === 'EACCES')
        reject(new UserFacingError(`Port ${port} may not be opened by this user. Choose another port: ${name}=8080 ${command}`));
      else reject(new UserFacingError(`${host}:${port} cannot be listened on (${code}). Check HOST and ${name}.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
