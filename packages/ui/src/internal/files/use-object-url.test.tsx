import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useObjectUrl } from './use-object-url.ts';

function Address({ file }: { file: File | null }) {
  return <output>{useObjectUrl(file) ?? 'none'}</output>;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('`useObjectUrl` revokes its URL when the file changes, when it is removed, and at unmount', () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const made = vi.spyOn(URL, 'createObjectURL');
  const freed = vi.spyOn(URL, 'revokeObjectURL');
  const alive = () => made.mock.results.map(({ value }) => value).filter((url) => !freed.mock.calls.some(([gone]) => gone === url));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const show = (file: File | null) =>
    act(() =>
      root.render(
        <StrictMode>
          <Address file={file} />
        </StrictMode>,
      ),
    );
  show(new File(['a'], 'a.png', { type: 'image/png' }));
  expect(alive()).toEqual([host.textContent]);
  show(new File(['b'], 'b.png', { type: 'image/png' }));
  expect(alive()).toEqual([host.textContent]);
  show(null);
  expect([alive(), host.textContent]).toEqual([[], 'none']);
  show(new File(['c'], 'c.png', { type: 'image/png' }));
  expect(alive()).toHaveLength(1);
  act(() => root.unmount());
  expect(alive()).toEqual([]);
});
