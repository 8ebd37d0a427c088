import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { QuestionForm } from '../../features/questions/question-form.tsx';
import { useReturnRowProps } from '../../features/returns/list/return-row.tsx';
import { EMPTY_RETURN_DRAFT } from '../../features/returns/return-draft.ts';
import { ReturnFields } from '../../features/returns/return-fields.tsx';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { returnCase } from '../../testing/returns.ts';
import { GoodsLine } from './goods-line.tsx';

afterEach(cleanup);

const nothing = () => undefined;
const item = { line: 1, product_id: '1', image: '', name: 'Simsiz quloqchin Sado Buds 120, 6 soat', price: 300_000, quantity: 1 };
const NAMED = { uz: item.name, 'uz-Cyrl': 'Симсиз қулоқчин Sado Buds 120, 6 соат' } as const;

function TitleOfReturn() {
  return useReturnRowProps()(returnCase({ items: [item] })).title;
}

const PLACES: readonly [string, ReactElement][] = [
  ['an order', <GoodsLine key="order" item={item} />],
  ['the list of returns', <TitleOfReturn key="returns" />],
  [
    'the form of a return',
    <ReturnFields
      key="return"
      lines={[{ ...item, left: 1 }]}
      draft={EMPTY_RETURN_DRAFT}
      photos={[]}
      errors={{}}
      disabled={false}
      onDraft={nothing}
      onPhotos={nothing}
      onPhotoRemove={nothing}
    />,
  ],
  [
    'the form of a question',
    <QuestionForm
      key="question"
      subjectDetails={{ kind: 'ready', about: { kind: 'product', name: item.name, store: 'Orzu Texnika' } }}
      text=""
      sending={{ kind: 'idle' }}
      listHref="/"
      onText={nothing}
      onSend={nothing}
      onCancel={nothing}
    />,
  ],
];

test.each(PLACES)('in %s a product name is shown in the alphabet of the reader, brand and model unchanged', async (_place, part) => {
  for (const locale of ['uz', 'uz-Cyrl'] as const) {
    await renderInCabinet(part, { api: fakeServer({}).api, locale });
    expect(await screen.findByText(NAMED[locale])).toBeVisible();
    cleanup();
  }
});
