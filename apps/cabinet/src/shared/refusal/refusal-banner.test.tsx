import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { refusalWith, UNANSWERED_REFUSAL } from '../../testing/refusals.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { RefusalBanner } from './refusal-banner.tsx';
import { useRefusalOf } from './use-refusal-of.ts';

afterEach(cleanup);

/** Shows the banner for a failed call, as a controller would. */
function Failed({ error }: { error: unknown }) {
  const refusalOf = useRefusalOf();
  const [refusal] = useState(() => refusalOf(error));
  return <RefusalBanner refusal={refusal} />;
}

const show = (error: unknown, locale: 'uz' | 'uz-Cyrl') => renderInCabinet(<Failed error={error} />, { api: fakeServer({}).api, locale });

test.each([
  ['uz', 'Kod notoʻgʻri kiritildi'],
  ['uz-Cyrl', 'Код нотўғри киритилди'],
] as const)('the refusal banner shows the message of the server in the alphabet of %s', async (locale, shown) => {
  await show({ code: 'otp_wrong', message: 'Kod notoʻgʻri kiritildi' }, locale);
  expect((await screen.findByRole('alert')).textContent).toBe(shown);
});

test('after a network failure the refusal banner shows a message in the alphabet of the reader', async () => {
  await show(new TypeError('Failed to fetch'), 'uz-Cyrl');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Сервер билан алоқа йўқ/);
});

test('the refusal banner shows the retry time of the latest refusal, and none if that refusal has no time', async () => {
  const banner = (retryAfter: number | null) => <RefusalBanner refusal={refusalWith('rate_limited', 'Слишком часто', { retryAfter })} />;
  function Page() {
    const [refusal, setRefusal] = useState(banner(120));
    return (
      <>
        {refusal}
        <button type="button" onClick={() => setRefusal(banner(30))}>
          next
        </button>
        <button type="button" onClick={() => setRefusal(<RefusalBanner refusal={UNANSWERED_REFUSAL} />)}>
          none
        </button>
      </>
    );
  }
  await renderInCabinet(<Page />, { api: fakeServer({}).api });
  expect(await screen.findByText(/^Попробуйте через (2\sмин 0|1\sмин 59)\sс$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'next' }));
  expect(await screen.findByText(/^Попробуйте через (30|29)\sс$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'none' }));
  expect(screen.queryByText(/^Попробуйте/)).toBeNull();
});
