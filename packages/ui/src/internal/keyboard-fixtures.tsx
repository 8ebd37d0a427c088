import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Dialog } from '../dialog/dialog.tsx';
import { LoadMore } from '../load-more/load-more.tsx';
import type { Sheet } from '../sheet/sheet.tsx';
import { Tabs } from '../tabs/tabs.tsx';

/** A window, the button that opens it, and a button behind the window. */
export function OverlayFixture({ of: Window }: { of: typeof Dialog | typeof Sheet }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть</Button>
      <Window open={open} onClose={() => setOpen(false)} title="Окно" actions={<Button onClick={() => setOpen(false)}>Готово</Button>} />
      <Button>Снаружи</Button>
    </>
  );
}

export function TabsFixture() {
  const [selected, setSelected] = useState('a');
  const tabs = [
    { id: 'a', label: 'Один' },
    { id: 'b', label: 'Два' },
  ];
  return (
    <Tabs label="Вкладки" tabs={tabs} selected={selected} onSelect={setSelected}>
      <p>Часть {selected}</p>
    </Tabs>
  );
}

/** A list of two items that grows to four. */
export function GrowingListFixture() {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(2);
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: shown }, (_, at) => `Строка ${at + 1}`).map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      <LoadMore list={list} shown={shown} total={4} state={shown === 4 ? 'end' : 'idle'} onMore={() => setTimeout(() => setShown(4), 20)} />
    </>
  );
}
