import type { Page } from '@playwright/test';

/**
 * Compressed bytes of the bodies on the wire. Headers are not counted: customers use HTTP/2, which sends repeated headers once. Over this
 * machine's HTTP/1.1 they would outweigh the smaller files.
 */
export type PageWeight = {
  /** Scripts whose path is in the document: those that it requests, and those that it lists for its start script. */
  readonly start: number;
  /** All scripts until the network is idle, including those of sections hydrated later. */
  readonly scripts: number;
  readonly all: number;
};

/** Weighs a first visit until the network is idle, without any interaction. */
export async function measurePageWeight(page: Page, path: string): Promise<PageWeight> {
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
