import { onlineManager, QueryClient, QueryClientProvider, useQueries, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSectionsReady } from './use-sections-ready.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  cleanup();
});

const never = () => new Promise<string>(() => undefined);

function Page({ response }: { response: () => Promise<string> }) {
  const slow = useQuery({ queryKey: ['slow'], queryFn: response });
  const quick = useQuery({ queryKey: ['quick'], queryFn: async () => 'quick' });
  return useSectionsReady(slow, quick) ? <p>shown</p> : <p>waiting</p>;
}
const after = (ms: number) => () => new Promise<string>((resolve) => setTimeout(resolve, ms, 'late'));
function SlowPage({ responses }: { responses: readonly (() => Promise<string>)[] }) {
  const parts = useQueries({ queries: responses.map((queryFn, number) => ({ queryKey: [number], queryFn })) });
  return useSectionsReady(...parts) ? <p>shown</p> : <p>waiting</p>;
}
const show = (response: () => Promise<string>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page response={response} />
    </QueryClientProvider>,
  );

test('the sections of a page are shown together once the last response has arrived', async () => {
  let respond = (_: string): void => undefined;
  show(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  expect(screen.getByText('waiting')).toBeVisible();
  respond('late');
  expect(await screen.findByText('shown')).toBeVisible();
});

test('a section without a response delays the others for 2.5 seconds', async () => {
  const began = performance.now();
  show(never);
  expect(await screen.findByText('shown', {}, { timeout: 5_000 })).toBeVisible();
  expect(performance.now() - began).toBeGreaterThan(2_400);
});

test('each response of a section restarts the wait of 2.5 seconds for the others', async () => {
  const began = performance.now();
  const responses = [after(1_000), after(2_000), never];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SlowPage responses={responses} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('shown', {}, { timeout: 30_000 })).toBeVisible();
  expect(performance.now() - began).toBeGreaterThan(4_400);
});

test('while offline, the page does not wait for paused queries', () => {
  onlineManager.setOnline(false);
  show(never);
  expect(screen.getByText('shown')).toBeVisible();
});
