import type { Page } from '@playwright/test';

/**
 * Bytes of the bodies as they came over the wire, compressed. Headers are not counted: HTTP/2, by which customers come, sends what answers
 * have in common once, and on this machine's HTTP/1.1 they would weigh more than the files of the smaller parts.
 */
export type Weight = {
  /** Scripts that the document itself asks for: what the page starts with. */
  readonly start: number;
  /** All scripts until nothing more is asked for, with the parts that the page takes over later. */
  readonly scripts: number;
  readonly all: number;
};

/** What a first visit weighs, from the first byte until nothing more is asked for, untouched. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const answers = new Map<string, { type: string; url: string; headers: number }>();
  const bodies = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { type, url: response.url, headers: response.encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bodies.set(requestId, encodedDataLength - (answers.get(requestId)?.headers ?? 0));
  });
  const response = await page.goto(path);
  const html = (await response?.text()) ?? '';
  await page.waitForLoadState('networkidle');
  const sum = (isCounted: (answer: { type: string; url: string }) => boolean) =>
    [...bodies].reduce((total, [id, size]) => {
      const answer = answers.get(id);
      return answer && isCounted(answer) ? total + size : total;
    }, 0);
  const isScript = ({ type }: { type: string }) => type === 'Script';
  return {
    start: sum((answer) => isScript(answer) && html.includes(new URL(answer.url).pathname)),
    scripts: sum(isScript),
    all: sum(() => true),
  };
}
