import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { refusalError, UNANSWERED_ERROR } from '../../testing/fake-auth.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { useWrite } from './use-write.ts';

afterEach(cleanup);

type Fakes = { write: (name: string) => Promise<string>; read: () => Promise<number>; onDone?: (result: string, name: string) => void };

function Page({ write, read, onDone }: Fakes) {
  const list = useQuery({ queryKey: ['list'], queryFn: read });
  const { state, write: run, reset } = useWrite({ write, refresh: ['list'], ...(onDone ? { onDone } : {}) });
  return (
    <>
      <output>{state.kind === 'refused' ? `refused ${state.input}: ${state.refusal.code}` : state.kind}</output>
      <p>{`list ${list.data}`}</p>
      <button type="button" onClick={() => run('card')}>
        write
      </button>
      <button type="button" onClick={reset}>
        reset
      </button>
    </>
  );
}

const show = (fakes: Fakes) => renderInCabinet(<Page {...fakes} />, { api: fakeServer({}).api });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const state = async (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
/** A fake query: each call returns the number of calls so far. */
const counted = () => {
  let reads = 0;
  return async () => {
    reads += 1;
    return reads;
  };
};

test('`useWrite` is busy during a write, then done; it passes the result to `onDone` and fetches the data again', async () => {
  let finish = (_result: string) => {};
  const write = () =>
    new Promise<string>((resolve) => {
      finish = resolve;
    });
  const onDone = vi.fn();
  await show({ write, read: counted(), onDone });
  await screen.findByText('list 1');
  await press('write');
  await state('busy');
  finish('changed');
  await state('done');
  expect(onDone.mock.calls[0]?.slice(0, 2)).toEqual(['changed', 'card']);
  expect(await screen.findByText('list 2')).toBeVisible();
});

test('after a refusal `useWrite` has the input and the refusal of the write, which can be tried again', async () => {
  const write = vi.fn<Fakes['write']>().mockRejectedValueOnce(refusalError('card_busy', 'Идёт платёж')).mockResolvedValueOnce('changed');
  await show({ write, read: counted() });
  await screen.findByText('list 1');
  await press('write');
  await state('refused card: card_busy');
  await press('write');
  await state('done');
  await press('reset');
  await state('idle');
});

test('after a lost response `useWrite` fetches the data again, because the write may have succeeded', async () => {
  await show({ write: () => Promise.reject(UNANSWERED_ERROR), read: counted() });
  await screen.findByText('list 1');
  await press('write');
  await state('refused card: network');
  expect(await screen.findByText('list 2')).toBeVisible();
});
