import { Link } from '@muddat/ui/link';
import { useRouterState } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { AutoSubmitSearch, AutoSubmitSelect } from './auto-submit-fields.tsx';
import { GetForm } from './get-form.tsx';

afterEach(cleanup);

function Page() {
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const sort = new URLSearchParams(search).get('sort') ?? '';
  return (
    <GetForm action="/ru" label="Поиск">
      <AutoSubmitSearch label="Название" placeholder="" name="q" value={new URLSearchParams(search).get('q') ?? ''} maxLength={9} />
      <AutoSubmitSelect
        label="Порядок"
        name="sort"
        value={sort}
        options={[
          { value: '', label: 'Как есть' },
          { value: 'name', label: 'По алфавиту' },
        ]}
      />
      <button type="submit">Найти</button>
      <Link href="/ru">Сбросить</Link>
      <output>{search}</output>
    </GetForm>
  );
}
const asked = (search: string) => waitFor(() => expect(document.querySelector('output')?.textContent).toBe(search), { timeout: 30_000 });

test('choosing an option of a select submits GetForm with the typed text, and the select keeps the focus', async () => {
  await renderInSite(<Page />);
  const select = await screen.findByLabelText('Порядок');
  await userEvent.type(screen.getByLabelText('Название'), 'orzu');
  await userEvent.selectOptions(select, 'name');
  await asked('?q=orzu&sort=name');
  expect(select).toHaveValue('name');
  expect(select).toHaveFocus();
});

test('Enter submits GetForm, and an empty field is left out of the query', async () => {
  await renderInSite(<Page />);
  await userEvent.type(await screen.findByLabelText('Название'), 'tv{Enter}');
  await asked('?q=tv');
  await userEvent.clear(screen.getByLabelText('Название'));
  await userEvent.click(screen.getByRole('button', { name: 'Найти' }));
  await asked('');
});

test('a link that clears the query also resets the select in GetForm', async () => {
  await renderInSite(<Page />, 'ru', '?sort=name');
  const select = await screen.findByLabelText('Порядок');
  expect(select).toHaveValue('name');
  await userEvent.click(screen.getByRole('link', { name: 'Сбросить' }));
  await asked('');
  expect(select).toHaveValue('');
});
