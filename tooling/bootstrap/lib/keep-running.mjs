/** A server that dies again and again has a reason that starting it does not mend. */
const RESTARTS = 3;

/**
 * Starts a server and, when it ends by itself, starts it anew, three times in all; each time is said.
 * @param {string} name
 * @param {{
 *   start: () => Promise<{ended: Promise<{code: number | null, signal: string | null}>}>,
 *   isLeaving: () => boolean,
 *   say: (line: string) => void,
 * }} parts `start` resolves when the server answers
 * @returns {Promise<{gaveUp: Promise<void>}>} resolves when it runs for the first time; `gaveUp` when it is not started again
 */
export async function keepRunning(name, { start, isLeaving, say }) {
  let server = await start();
  const watch = async () => {
    for (let restarts = 0; ; restarts += 1) {
      const { code, signal } = await server.ended;
      if (isLeaving()) return;
      const how = signal ?? `exit code ${code}`;
      if (restarts === RESTARTS) return say(`The ${name} ended (${how}) after ${RESTARTS} restarts; its own lines above say why.`);
      say(`The ${name} ended (${how}). Starting it anew (${restarts + 1} of ${RESTARTS}).`);
      try {
        server = await start();
      } catch (error) {
        if (isLeaving()) return;
        return say(error instanceof Error ? error.message : String(error));
      }
    }
  };
  return { gaveUp: watch() };
}
