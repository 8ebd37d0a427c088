import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { type CorporateClient, parseClients } from '../../domain/client/clients.ts';
import { loadMarketingContent, type MarketingContent } from '../../domain/content/marketing-content.ts';
import { OPTIONAL_SECTION_OPTIONS } from '../../shared/data/api.ts';
import { ogPicture } from '../../shared/page/pictures.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';

const pageSchema = v.object({
  data: v.object({
    lead: v.string(),
    sections: v.array(v.object({ anchor: v.string(), heading: v.string(), paragraphs: v.array(v.string()) })),
  }),
});
/** Number of clients in the row. The page of clients shows all of them. */
const SHOWN_CLIENTS = 8;

export type CorporateData = {
  content: MarketingContent | null;
  /** Terms from the mobile API's text page; empty when they could not be loaded. */
  sections: { anchor: string; heading: string; paragraphs: string[] }[];
  lead: string | null;
  /** null when the clients could not be loaded. */
  clients: CorporateClient[] | null;
};

/** For companies (spec 2): benefits, clients, and the request form. */
export async function load({ api, i18n, locale }: PageRequest): Promise<PageResult<CorporateData>> {
  const [content, text, clients] = await Promise.all([
    loadMarketingContent(api, 'corporate'),
    api.mobile.getPage({ id: 'corporate' }, OPTIONAL_SECTION_OPTIONS).then(
      (answer) => v.parse(pageSchema, answer).data,
      () => null,
    ),
    api.mobile.listClients({}, OPTIONAL_SECTION_OPTIONS).then(parseClients, () => null),
  ]);
  const name = content?.title ?? i18n._(msg({ message: 'Корпоративным клиентам', comment: 'Title of the page for companies' }));
  const description =
    content?.description ??
    i18n._(
      msg({
        message: 'Рассрочка для сотрудников вашей компании: без справок, с понятной ценой и без нагрузки на бухгалтерию.',
        comment: 'Description of the page for companies, for search engines',
      }),
    );
  return {
    data: { content, sections: text?.sections ?? [], lead: text?.lead ?? null, clients: clients?.slice(0, SHOWN_CLIENTS) ?? null },
    head: { title: `${name} — Muddat`, description, picture: ogPicture(locale, 'page', 'corporate', name) },
    ...(content === null || text === null || clients === null ? { keep: false } : {}),
  };
}
