import * as v from 'valibot';
import { allowedPictureUrl } from '../../shared/page/pictures.ts';

const clientsSchema = v.object({
  data: v.array(v.object({ id: v.string(), name: v.string(), industry: v.string(), employees: v.number(), logo: v.string() })),
});

/** `label`: its industry. */
export type CorporateClient = { id: string; name: string; label: string; employees: number; logo: string | null };

/**
 * Companies of the mobile API (listClients).
 * @throws ValiError when the answer has another shape
 */
export const parseClients = (answer: unknown): CorporateClient[] =>
  v
    .parse(clientsSchema, answer)
    .data.map(({ id, name, industry, employees, logo }) => ({ id, name, label: industry, employees, logo: allowedPictureUrl(logo) }));
