import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useTogether } from './use-together.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  cleanup();
});

const never = () => new Promise<string>(() => undefined);

function Page({ response }: { response: () => Promise<string> }) {
  const slow = useQuery({ queryKey: ['slow'], queryFn: response });
  const quick = useQuery({ queryKey: ['quick'], queryFn: async () => 'quick' });
  return useTogether(slow, quick) ? <p>shown</p> : <p>waiting</p>;
}
const show = (response: () => Promise<string>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page response={response} />
    </QueryClientProvider>,
  );

test('parts are shown together when the last of them has responded', async () => {
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

test('one that takes long holds up the others for a second and a half', async () => {
  const began = performance.now();
  show(never);
  expect(await screen.findByText('shown', {}, { timeout: 5_000 })).toBeVisible();
  expect(performance.now() - began).toBeGreaterThan(1_400);
});

test('without a network, where queries are paused, the page waits for none', () => {
  onlineManager.setOnline(false);
  show(never);
  expect(screen.getByText('shown')).toBeVisible();
});
