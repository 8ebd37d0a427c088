// Generated from contracts/mobile.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import * as v from 'valibot';
import * as parts from '../validation/schema-parts.ts';

const District: v.GenericSchema = parts.object({ "id": parts.pattern(/^[0-9]{7}$/), "name": v.string(), "kind": v.picklist(["district","city","city_district"]), "region_id": parts.pattern(/^[0-9]{4}$/), "region": v.string() });

const Region: v.GenericSchema = parts.object({ "id": parts.pattern(/^[0-9]{4}$/), "name": v.string(), "center": parts.object({ "latitude": v.number(), "longitude": v.number() }) });

const PageSummary: v.GenericSchema = parts.object({ "id": v.string(), "alias": v.string(), "title": v.string(), "version": v.string(), "published_at": parts.date, "url": v.nullable(v.string()) });

const PageSection: v.GenericSchema = parts.object({ "anchor": parts.pattern(/^[a-z0-9-]+$/), "heading": v.string(), "paragraphs": v.array(v.string()) });

const Page: v.GenericSchema = v.intersect([PageSummary, parts.object({ "lead": v.string(), "sections": v.array(PageSection) })]);

const CorporateRequest: v.GenericSchema = parts.object({ "id": v.string(), "kind": v.picklist(["corporate","seller"]), "status": v.picklist(["received"]), "phone": parts.pattern(/^\+998[0-9]{9}$/), "created_at": parts.dateTime });

const Client: v.GenericSchema = parts.object({ "id": v.string(), "name": v.string(), "industry": v.string(), "employees": parts.integer, "logo": v.string() });

const FaqCategory: v.GenericSchema = parts.object({ "id": v.string(), "name": v.string(), "items": v.array(parts.object({ "id": v.string(), "question": v.string(), "answer": v.string() })) });

const Benefit: v.GenericSchema = parts.object({ "id": v.string(), "icon": v.string(), "title": v.string(), "text": v.string() });

const Figure: v.GenericSchema = parts.object({ "id": v.string(), "value": parts.integer, "shown": v.string(), "label": v.string() });

const ServiceCenter: v.GenericSchema = parts.object({ "id": v.string(), "name": v.string(), "region_id": v.string(), "region": v.string(), "district_id": v.string(), "district": v.string(), "address": v.string(), "phone": parts.pattern(/^\+998[0-9]{9}$/), "hours": v.string(), "repairs": v.array(v.string()), "location": parts.object({ "lat": v.number(), "lon": v.number() }) });

const RateLimitedData: v.GenericSchema = parts.object({ "retry_after": parts.integer });

/** A valibot schema for the answer of each operation of the mobile API that answers JSON. Further fields are accepted. */
export const mobileSchemas = {
  listDistricts: parts.object({ "data": v.array(District), "regions": v.array(Region) }),
  listPages: parts.object({ "data": v.array(PageSummary) }),
  getPage: parts.object({ "data": Page }),
  createCorporateRequest: parts.object({ "data": CorporateRequest }),
  listClients: parts.object({ "data": v.array(Client) }),
  listFaq: parts.object({ "data": v.array(FaqCategory) }),
  listBenefits: parts.object({ "data": v.array(Benefit), "figures": v.array(Figure) }),
  listServiceCenters: parts.object({ "data": v.array(ServiceCenter) }),
} satisfies Record<string, v.GenericSchema>;

/** A valibot schema for what the problems of a code add to the body of a refusal; `operation.code` where one operation adds its own. */
export const mobileProblemSchemas: Record<string, v.GenericSchema> = {
  "rate_limited": RateLimitedData,
};
