// Generated from contracts/builder.yaml by scripts/generate.mjs. Do not edit: change the contract and run `pnpm --filter @muddat/sdk generate`.
import * as v from 'valibot';
import * as parts from '../validation/schema-parts.ts';

const Link: v.GenericSchema = parts.object({ "label": v.string(), "href": v.string() });

const Picture: v.GenericSchema = parts.object({ "url": v.string(), "alt": v.string(), "width": parts.integer, "height": parts.integer });

const Figure: v.GenericSchema = parts.object({ "id": v.string(), "value": parts.integer, "shown": v.string(), "label": v.string() });

const HeroBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("hero"), "headline": v.string(), "lead": v.string(), "cta": Link, "customer_cta": v.optional(Link), "secondary": v.optional(Link), "picture": v.optional(Picture), "facts": v.array(Figure) });

const FiguresBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("figures"), "title": v.string(), "items": v.array(Figure) });

const Term: v.GenericSchema = parts.object({ "months": parts.integer, "markup_bp": parts.integer });

const CalculatorBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("calculator"), "title": v.string(), "lead": v.string(), "price": parts.object({ "min": parts.integer, "max": parts.integer, "step": parts.integer }), "example": parts.object({ "price": parts.integer, "months": parts.integer }), "terms": v.array(Term), "note": v.string() });

const PartnersBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("partners"), "title": v.string(), "link": Link, "total": parts.integer, "items": v.array(parts.object({ "id": v.string(), "alias": v.string(), "name": v.string(), "logo": v.string(), "banner": v.optional(v.string()), "category": v.string(), "max_months": parts.integer, "places": parts.integer, "place": v.optional(v.string()) })) });

const StepsBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("steps"), "title": v.string(), "items": v.array(parts.object({ "number": parts.integer, "title": v.string(), "text": v.string(), "screen": v.optional(v.picklist(["documents","limit","payment"])) })) });

const BenefitsBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("benefits"), "title": v.string(), "tone": v.optional(v.picklist(["cobalt"])), "text": v.optional(v.string()), "items": v.array(parts.object({ "icon": v.string(), "title": v.string(), "text": v.string() })) });

const ComparisonBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("comparison"), "title": v.string(), "columns": v.array(v.string()), "rows": v.array(parts.object({ "label": v.string(), "cells": v.array(v.string()) })), "note": v.string() });

const FaqBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("faq"), "title": v.string(), "link": Link, "items": v.array(parts.object({ "id": v.string(), "question": v.string(), "answer": v.string() })) });

const TextBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("text"), "title": v.string(), "paragraphs": v.array(v.string()) });

const ContactBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("contact"), "title": v.string(), "text": v.string(), "phone": parts.pattern(/^\+998[0-9]{9}$/), "hours": v.string(), "cta": Link });

const BannerBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("banner"), "tone": v.picklist(["tile","cobalt","saffron"]), "title": v.string(), "text": v.string(), "cta": v.optional(Link), "picture": v.optional(Picture) });

const RichTextBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("rich-text"), "html": v.string() });

const RowProduct: v.GenericSchema = parts.object({ "id": v.string(), "store": parts.object({ "id": v.string(), "alias": v.string(), "name": v.string(), "logo": v.string() }), "category": parts.object({ "id": v.string(), "alias": v.string(), "name": v.string() }), "name": v.string(), "brand": v.nullable(v.string()), "price": parts.integer, "image": v.nullable(parts.object({ "url": v.string(), "width": parts.integer, "height": parts.integer, "placeholder": v.string() })), "stock": parts.integer, "from_monthly": v.nullable(parts.object({ "months": parts.integer, "monthly_payment": parts.integer, "payments": parts.integer, "total": parts.integer, "markup": parts.integer, "markup_bp": parts.integer, "yearly_rate": v.number() })) });

const ProductRowBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("product-row"), "title": v.string(), "link": v.optional(Link), "items": v.array(RowProduct) });

const CategoriesBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("categories"), "title": v.string(), "link": v.optional(Link), "items": v.array(parts.object({ "alias": v.string(), "name": v.string(), "picture": v.nullable(parts.object({ "url": v.string(), "width": parts.integer, "height": parts.integer, "placeholder": v.string() })) })) });

const ReviewsBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("reviews"), "title": v.string(), "items": v.array(parts.object({ "id": v.string(), "author": v.string(), "place": v.string(), "rating": parts.integer, "text": v.string(), "date": parts.date })) });

const MapBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("map"), "title": v.string(), "link": v.optional(Link), "points": v.array(parts.object({ "id": v.string(), "name": v.string(), "address": v.string(), "phone": parts.pattern(/^\+998[0-9]{9}$/), "hours": v.string(), "latitude": v.number(), "longitude": v.number() })) });

const VideoBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("video"), "title": v.string(), "text": v.string(), "provider": v.picklist(["youtube"]), "video_id": parts.pattern(/^[A-Za-z0-9_-]{11}$/), "duration_seconds": parts.integer });

const PromoBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("promo"), "title": v.string(), "text": v.string(), "ends_at": parts.dateTime, "cta": v.optional(Link) });

const FormBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("form"), "form": v.picklist(["feedback","corporate","seller"]), "title": v.string(), "text": v.string() });

const SimpleBlock: v.GenericSchema = parts.oneOf([TextBlock, RichTextBlock, BannerBlock, VideoBlock, ContactBlock]);

const ColumnsBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": v.literal("columns"), "title": v.optional(v.string()), "columns": v.array(parts.object({ "blocks": v.array(SimpleBlock) })) });

const Block: v.GenericSchema = parts.oneOf([HeroBlock, FiguresBlock, CalculatorBlock, PartnersBlock, StepsBlock, BenefitsBlock, ComparisonBlock, FaqBlock, TextBlock, ContactBlock, BannerBlock, RichTextBlock, ProductRowBlock, CategoriesBlock, ReviewsBlock, MapBlock, VideoBlock, PromoBlock, FormBlock, ColumnsBlock]);

const OtherBlock: v.GenericSchema = parts.object({ "id": v.string(), "type": parts.textExcept(["hero","figures","calculator","partners","steps","benefits","comparison","faq","text","contact","banner","rich-text","product-row","categories","reviews","map","video","promo","form","columns"]) });

const Content: v.GenericSchema = parts.object({ "organization": parts.integer, "page": v.string(), "title": v.string(), "description": v.string(), "version": parts.integer, "updated_at": parts.dateTime, "blocks": v.array(parts.oneOf([Block, OtherBlock])) });

const ContentPage: v.GenericSchema = parts.object({ "page": parts.pattern(/^[a-z0-9-]{1,64}$/), "title": v.string(), "version": parts.integer, "updated_at": parts.dateTime });

const Faq: v.GenericSchema = parts.object({ "id": v.string(), "question": v.string(), "answer": v.string(), "category": v.string() });

const PageMeta: v.GenericSchema = parts.object({ "page": parts.integer, "per_page": parts.integer, "total": parts.integer, "pages": parts.integer });

const FaqCategory: v.GenericSchema = parts.object({ "id": v.string(), "name": v.string(), "count": parts.integer });

const Feedback: v.GenericSchema = parts.object({ "id": v.string(), "status": v.picklist(["received"]), "phone": parts.pattern(/^\+998[0-9]{9}$/), "created_at": parts.dateTime });

const RateLimitedData: v.GenericSchema = parts.object({ "retry_after": parts.integer });

/** A valibot schema for the answer of each operation of the builder API that answers JSON. Further fields are accepted. */
export const builderSchemas = {
  getContent: parts.object({ "data": Content }),
  getContentVersion: parts.object({ "data": parts.object({ "version": v.string() }) }),
  listContentPages: parts.object({ "data": v.array(ContentPage) }),
  listFaqs: parts.object({ "data": v.array(Faq), "meta": PageMeta, "categories": v.array(FaqCategory) }),
  getFaq: parts.object({ "data": v.intersect([Faq, parts.object({ "category_name": v.string(), "related": v.array(parts.object({ "id": v.string(), "question": v.string() })) })]) }),
  createFeedback: parts.object({ "data": Feedback }),
} satisfies Record<string, v.GenericSchema>;

/** A valibot schema for what the problems of a code add to the body of a refusal; `operation.code` where one operation adds its own. */
export const builderProblemSchemas: Record<string, v.GenericSchema> = {
  "rate_limited": RateLimitedData,
};
