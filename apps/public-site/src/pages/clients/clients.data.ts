import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { OPTIONAL_SECTION_OPTIONS } from '../../shared/data/api.ts';
import { allowedPictureUrl } from '../../shared/page/pictures.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';

const clientsSchema = v.object({
  data: v.array(v.object({ id: v.string(), name: v.string(), industry: v.string(), employees: v.number(), logo: v.string() })),
});

export interface ClientsData {
  /** null when the clients could not be loaded. */
  clients: { id: string; name: string; note: string; employees: number; logo: string | null }[] | null;
}

/** Companies whose employees buy in installments (spec 7, GET /v2/page/our-clients). */
export async function load({ api, i18n }: PageRequest): Promise<PageResult<ClientsData>> {
  const clients = await findClients(api).catch(() => null);
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

async function findClients({ mobile }: PageRequest['api']): Promise<NonNullable<ClientsData['clients']>> {
  const { data } = v.parse(clientsSchema, await mobile.listClients({}, OPTIONAL_SECTION_OPTIONS));
  return data.map(({ id, name, industry, employees, logo }) => ({ id, name, note: industry, employees, logo: allowedPictureUrl(logo) }));
}
