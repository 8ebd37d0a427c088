import { msg } from '@lingui/core/macro';
import { type CorporateClient, parseClients } from '../../domain/client/clients.ts';
import { OPTIONAL_SECTION_OPTIONS } from '../../shared/data/api.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';

export interface ClientsData {
  /** null when the clients could not be loaded. */
  clients: CorporateClient[] | null;
}

/** Companies whose employees buy in installments (spec 7, GET /v2/page/our-clients). */
export async function load({ api, i18n }: PageRequest): Promise<PageResult<ClientsData>> {
  const clients = await api.mobile
    .listClients({}, OPTIONAL_SECTION_OPTIONS)
    .then(parseClients)
    .catch(() => null);
  const head = {
    title: i18n._(msg({ message: 'Наши клиенты — Muddat', comment: 'Title of the page of corporate clients' })),
    description: i18n._(
      msg({
        message: 'Компании Узбекистана, чьи сотрудники покупают в рассрочку с Muddat.',
        comment: 'Description of the page of corporate clients for search engines',
      }),
    ),
  };
  return clients ? { data: { clients }, head } : { data: { clients }, head, keep: false };
}
