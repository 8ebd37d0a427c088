import { act } from '@testing-library/react';
import { Suspense, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createIsland } from './island.tsx';

const Buy = ({ name }: { name: string }) => <button type="button">{name}</button>;

test('the server HTML of an island stays while its script loads and its parent renders again', async () => {
  let arrive = (): void => {};
  const file = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const BuyIsland = await createIsland(async () => {
    await file;
    return Buy;
  });
  function Page() {
    const [price, setPrice] = useState(1);
    // Stands for a price that depends on a choice stored in the browser: it changes after hydration.
    useEffect(() => setPrice(2), []);
    return (
      <div>
        <p>{price}</p>
        <BuyIsland name="В корзину" />
      </div>
    );
  }
  const place = document.body.appendChild(document.createElement('div'));
  const drawn = (
    <div>
      <p>1</p>
      <Suspense>
        <Buy name="В корзину" />
      </Suspense>
    </div>
  );
  place.innerHTML = renderToString(drawn);
  const button = place.querySelector('button');
  const root = await act(async () => hydrateRoot(place, <Page />));
  expect(place.querySelector('p')?.textContent).toBe('2');
  expect(place.querySelector('button')).toBe(button);
  await act(async () => arrive());
  expect(place.querySelector('button')).toBe(button);
  root.unmount();
  place.remove();
});
