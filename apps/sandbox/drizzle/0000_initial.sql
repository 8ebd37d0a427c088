CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE SEQUENCE "order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 200100 CACHE 1;--> statement-breakpoint
CREATE TABLE "activity" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"device" text,
	"browser" text,
	"place" text,
	"is_new" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"birthdate" date,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"frozen_at" timestamp (3) with time zone,
	"erase_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "customers_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "device_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"platform" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"customer_id" text,
	"origin" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"rp_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "proof_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bucket" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sent_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "sign_in_codes_phone_purpose_pk" PRIMARY KEY("phone","purpose")
);
--> statement-breakpoint
CREATE TABLE "token_families" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"proven_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "balances" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"available" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"claimed" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "balances_not_negative" CHECK ("balances"."available" >= 0 and "balances"."held" >= 0 and "balances"."claimed" >= 0),
	CONSTRAINT "balances_claimed" CHECK ("balances"."claimed" = 0 or "balances"."available" = 0)
);
--> statement-breakpoint
CREATE TABLE "card_otps" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"code" text NOT NULL,
	"phone" text NOT NULL,
	"resend_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries_left" integer NOT NULL,
	"used_at" timestamp (3) with time zone,
	"card" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"bin" text NOT NULL,
	"last4" text NOT NULL,
	"expiry" text NOT NULL,
	"system" text NOT NULL,
	"network" text,
	"bank" text,
	"owner" text,
	"sms_phone" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"offer_version" text NOT NULL,
	"offer_accepted_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "code_runs" (
	"run" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"customer_id" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_customer_id_operation_key_pk" PRIMARY KEY("customer_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"day" date PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"posting" text NOT NULL,
	"account" text NOT NULL,
	"customer_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" text,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_posting" UNIQUE NULLS NOT DISTINCT("posting","account","order_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"purpose" text NOT NULL,
	"order_id" text,
	"parts" jsonb,
	"quote_id" text,
	"status" text NOT NULL,
	"reason" text,
	"amount" bigint NOT NULL,
	"card_amount" bigint DEFAULT 0 NOT NULL,
	"balance_amount" bigint DEFAULT 0 NOT NULL,
	"app_amount" bigint DEFAULT 0 NOT NULL,
	"excess_amount" bigint DEFAULT 0 NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"paid_rows" jsonb,
	"card_id" text,
	"card_bin" text,
	"card_last4" text,
	"card_expiry" text,
	"system" text,
	"return_url" text,
	"operation" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"confirm_key" text,
	"otp_code" text,
	"otp_phone" text,
	"otp_resend_at" timestamp (3) with time zone,
	"otp_expires_at" timestamp (3) with time zone,
	"otp_tries_left" integer,
	"events" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"processing_at" timestamp (3) with time zone,
	"late_credited_at" timestamp (3) with time zone,
	CONSTRAINT "payments_parts" CHECK ("payments"."amount" > 0 and "payments"."card_amount" + "payments"."balance_amount" + "payments"."app_amount" = "payments"."amount"),
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded_amount" between 0 and "payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"to" text NOT NULL,
	"system" text,
	"last4" text,
	"act_key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"arrives_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refunds_act" UNIQUE("payment_id","act_key","to"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"alias" text NOT NULL,
	"name_ru" text NOT NULL,
	"name_uz" text NOT NULL,
	"icon" text,
	"position" integer NOT NULL,
	CONSTRAINT "categories_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"category_id" text NOT NULL,
	"name_ru" text NOT NULL,
	"name_uz" text NOT NULL,
	"brand" text,
	"description_ru" text NOT NULL,
	"description_uz" text NOT NULL,
	"price" bigint NOT NULL,
	"images" text[] NOT NULL,
	"attributes" jsonb NOT NULL,
	"stock" integer NOT NULL,
	"popularity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"region_id" text NOT NULL,
	"district_id" text,
	"address_ru" text NOT NULL,
	"address_uz" text NOT NULL,
	"phone" text NOT NULL,
	"hours" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_categories" (
	"store_id" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "store_categories_store_id_category_id_pk" PRIMARY KEY("store_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "store_deliveries" (
	"store_id" text NOT NULL,
	"region_id" text NOT NULL,
	"price" bigint NOT NULL,
	"days_min" integer NOT NULL,
	"days_max" integer NOT NULL,
	CONSTRAINT "store_deliveries_store_id_region_id_pk" PRIMARY KEY("store_id","region_id")
);
--> statement-breakpoint
CREATE TABLE "store_terms" (
	"store_id" text NOT NULL,
	"months" integer NOT NULL,
	"markup_bp" integer NOT NULL,
	CONSTRAINT "store_terms_store_id_months_pk" PRIMARY KEY("store_id","months")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"name" text NOT NULL,
	"initial" text NOT NULL,
	"logo" text NOT NULL,
	"description_ru" text NOT NULL,
	"description_uz" text NOT NULL,
	"cash_commission_bp" integer DEFAULT 200 NOT NULL,
	"installment_bank" text,
	"rating_tenths" integer NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "stores_alias_unique" UNIQUE("alias"),
	CONSTRAINT "stores_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "notification_channels" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"channels" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_reminders" (
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"due_date" date NOT NULL,
	"kind" text NOT NULL,
	"week" integer NOT NULL,
	"sent_on" date NOT NULL,
	CONSTRAINT "payment_reminders_order_id_number_due_date_kind_week_pk" PRIMARY KEY("order_id","number","due_date","kind","week")
);
--> statement-breakpoint
CREATE TABLE "bonus_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"order_id" text,
	"payment_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"expires_on" date
);
--> statement-breakpoint
CREATE TABLE "checkout_keys" (
	"customer_id" text NOT NULL,
	"key" text NOT NULL,
	"checkout_id" text NOT NULL,
	CONSTRAINT "checkout_keys_customer_id_key_pk" PRIMARY KEY("customer_id","key")
);
--> statement-breakpoint
CREATE TABLE "checkout_quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"request" jsonb NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"good_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"next_quote_id" text,
	"changes" jsonb,
	"card_id" text,
	"comment" text,
	"offer_version" text NOT NULL,
	"offer_accepted_at" timestamp (3) with time zone NOT NULL,
	"otp_id" text NOT NULL,
	"code" text NOT NULL,
	"phone" text NOT NULL,
	"resend_at" timestamp (3) with time zone NOT NULL,
	"otp_expires_at" timestamp (3) with time zone NOT NULL,
	"tries_left" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"placed_at" timestamp (3) with time zone,
	CONSTRAINT "checkouts_otp_id_unique" UNIQUE("otp_id")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"percent_bp" integer DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"store_id" text,
	"min_goods" bigint DEFAULT 0 NOT NULL,
	"valid_until" date NOT NULL,
	"max_uses" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promo_codes_uses" CHECK ("promo_codes"."uses" between 0 and "promo_codes"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"code" text NOT NULL,
	"customer_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promo_uses_code_customer_id_pk" PRIMARY KEY("code","customer_id")
);
--> statement-breakpoint
CREATE TABLE "saved_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"region_id" text NOT NULL,
	"district_id" text NOT NULL,
	"address" text NOT NULL,
	"name" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consent_id" text NOT NULL,
	"type" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"card_order" jsonb NOT NULL,
	"use_balance" boolean NOT NULL,
	"balance_floor" bigint NOT NULL,
	"notice_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"order_id" text NOT NULL,
	"card_order" jsonb NOT NULL,
	"use_balance" boolean NOT NULL,
	"balance_floor" bigint NOT NULL,
	"notice_days" integer NOT NULL,
	"granted_on" date NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "debit_notices" (
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"due_date" date NOT NULL,
	"kind" text DEFAULT 'ahead' NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "debit_notices_order_id_number_due_date_pk" PRIMARY KEY("order_id","number","due_date")
);
--> statement-breakpoint
CREATE TABLE "debits" (
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"day" date NOT NULL,
	"consent_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"tried" jsonb NOT NULL,
	"payment_id" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "debits_order_id_number_day_pk" PRIMARY KEY("order_id","number","day")
);
--> statement-breakpoint
CREATE TABLE "benefits" (
	"id" text PRIMARY KEY NOT NULL,
	"icon" text NOT NULL,
	"title_ru" text NOT NULL,
	"title_uz" text NOT NULL,
	"text_ru" text NOT NULL,
	"text_uz" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "benefits_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "builder_documents" (
	"organization" integer NOT NULL,
	"page" text NOT NULL,
	"title_ru" text NOT NULL,
	"title_uz" text NOT NULL,
	"description_ru" text NOT NULL,
	"description_uz" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "builder_documents_organization_page_pk" PRIMARY KEY("organization","page")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"industry_ru" text NOT NULL,
	"industry_uz" text NOT NULL,
	"employees" integer NOT NULL,
	"logo" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "clients_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "corporate_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"company" text NOT NULL,
	"contact_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"tin" text,
	"employees" integer,
	"message" text,
	"locale" text NOT NULL,
	"customer_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"id" text PRIMARY KEY NOT NULL,
	"region_id" text NOT NULL,
	"kind" text NOT NULL,
	"name_ru" text NOT NULL,
	"name_uz" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name_ru" text NOT NULL,
	"name_uz" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "faq_categories_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" integer NOT NULL,
	"category_id" text NOT NULL,
	"question_ru" text NOT NULL,
	"question_uz" text NOT NULL,
	"answer_ru" text NOT NULL,
	"answer_uz" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "faqs_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"message" text NOT NULL,
	"faq_id" text,
	"locale" text NOT NULL,
	"customer_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figures" (
	"id" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL,
	"unit_ru" text,
	"unit_uz" text,
	"label_ru" text NOT NULL,
	"label_uz" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "figures_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" text PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"title_ru" text NOT NULL,
	"title_uz" text NOT NULL,
	"lead_ru" text NOT NULL,
	"lead_uz" text NOT NULL,
	"sections" jsonb NOT NULL,
	"version" text NOT NULL,
	"published_at" date NOT NULL,
	"url" text,
	"position" integer NOT NULL,
	CONSTRAINT "pages_alias_unique" UNIQUE("alias"),
	CONSTRAINT "pages_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" text PRIMARY KEY NOT NULL,
	"name_ru" text NOT NULL,
	"name_uz" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_centers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"district_id" text NOT NULL,
	"address_ru" text NOT NULL,
	"address_uz" text NOT NULL,
	"phone" text NOT NULL,
	"hours_ru" text NOT NULL,
	"hours_uz" text NOT NULL,
	"repairs_ru" text[] NOT NULL,
	"repairs_uz" text[] NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "service_centers_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "calendar_events" (
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"due_date" date NOT NULL,
	"left" bigint NOT NULL,
	"sequence" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_events_order_id_number_pk" PRIMARY KEY("order_id","number")
);
--> statement-breakpoint
CREATE TABLE "calendars" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendars_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"code" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"fingerprint" text NOT NULL,
	"number" text NOT NULL,
	"amount" bigint,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hardships" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer,
	"date" date,
	"parts" integer,
	"cost" bigint NOT NULL,
	"rows_before" jsonb NOT NULL,
	"rows_after" jsonb NOT NULL,
	"idempotency_key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"today" date NOT NULL,
	CONSTRAINT "hardships_key" UNIQUE("customer_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "daily_runs" (
	"id" integer PRIMARY KEY NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"valid_until" date,
	"reason" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"type" text NOT NULL,
	"title_ru" text NOT NULL,
	"title_uz" text NOT NULL,
	"body_ru" text NOT NULL,
	"body_uz" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"link" text,
	"sms" text,
	"sms_kind" text,
	"sms_subject" text,
	"sms_text" text,
	"sms_ru" text,
	"sms_uz" text,
	"store_name" text,
	"subject" text,
	"amount" bigint
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"product_id" text,
	"name_ru" text NOT NULL,
	"name_uz" text NOT NULL,
	"image" text NOT NULL,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_items_order_id_number_pk" PRIMARY KEY("order_id","number")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"customer_id" text NOT NULL,
	"store_id" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_on" date,
	"goods_amount" bigint NOT NULL,
	"discount_amount" bigint DEFAULT 0 NOT NULL,
	"bonus_amount" bigint DEFAULT 0 NOT NULL,
	"delivery_amount" bigint DEFAULT 0 NOT NULL,
	"cash_commission" bigint DEFAULT 0 NOT NULL,
	"price" bigint NOT NULL,
	"initial_fee" bigint DEFAULT 0 NOT NULL,
	"initial_fee_paid" bigint DEFAULT 0 NOT NULL,
	"financed" bigint DEFAULT 0 NOT NULL,
	"markup_bp" integer DEFAULT 0 NOT NULL,
	"markup" bigint DEFAULT 0 NOT NULL,
	"month" integer DEFAULT 0 NOT NULL,
	"monthly_payment" bigint DEFAULT 0 NOT NULL,
	"total_amount" bigint NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"saved_amount" bigint DEFAULT 0 NOT NULL,
	"rescheduled" boolean DEFAULT false NOT NULL,
	"hardship_cost" bigint DEFAULT 0 NOT NULL,
	"returned_amount" bigint DEFAULT 0 NOT NULL,
	"returned_markup" bigint DEFAULT 0 NOT NULL,
	"delivery_kind" text NOT NULL,
	"delivery_district_id" text,
	"delivery_address" text,
	"pickup_address_id" text,
	"comment" text,
	"checkout_id" text,
	"promo_code" text,
	"locale" text DEFAULT 'ru' NOT NULL,
	"cash" boolean DEFAULT false NOT NULL,
	"pay_until" timestamp (3) with time zone,
	"next_step_at" timestamp (3) with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_paid" CHECK ("orders"."paid_amount" between 0 and "orders"."total_amount"),
	CONSTRAINT "orders_fee_paid" CHECK ("orders"."initial_fee_paid" between 0 and "orders"."initial_fee")
);
--> statement-breakpoint
CREATE TABLE "payoff_quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"date" date NOT NULL,
	"amount" bigint NOT NULL,
	"saving" bigint NOT NULL,
	"good_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_rows" (
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"due_date" date NOT NULL,
	"amount" bigint NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"paid_on" date,
	"paid_by" text,
	"paid_last4" text,
	CONSTRAINT "schedule_rows_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "schedule_rows_paid" CHECK ("schedule_rows"."paid_amount" between 0 and "schedule_rows"."amount")
);
--> statement-breakpoint
CREATE TABLE "bank_cards" (
	"bin" text NOT NULL,
	"last4" text NOT NULL,
	"expiry" text NOT NULL,
	"sms_phone" text NOT NULL,
	CONSTRAINT "bank_cards_bin_last4_expiry_pk" PRIMARY KEY("bin","last4","expiry")
);
--> statement-breakpoint
CREATE TABLE "provider_charges" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"last4" text,
	"status" text NOT NULL,
	"reason" text,
	"answers_at" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_returns" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"act" text NOT NULL,
	"amount" bigint NOT NULL,
	"to_balance" bigint DEFAULT 0 NOT NULL,
	"act_key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_returns_act" UNIQUE("payment_id","act_key")
);
--> statement-breakpoint
CREATE TABLE "return_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_items" (
	"return_id" text NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "return_items_return_id_line_pk" PRIMARY KEY("return_id","line")
);
--> statement-breakpoint
CREATE TABLE "return_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"answer_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "return_photos" (
	"return_id" text NOT NULL,
	"number" integer NOT NULL,
	"upload_id" text NOT NULL,
	"stored_key" text,
	CONSTRAINT "return_photos_return_id_number_pk" PRIMARY KEY("return_id","number"),
	CONSTRAINT "return_photos_upload_id_unique" UNIQUE("upload_id")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"state" text NOT NULL,
	"category" text NOT NULL,
	"wish" text DEFAULT 'refund' NOT NULL,
	"text" text,
	"locale" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp (3) with time zone,
	"next_step_at" timestamp (3) with time zone,
	"answer_from" text,
	"answer_text" text,
	"answer_at" timestamp (3) with time zone,
	"figures" jsonb,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"store_id" text NOT NULL,
	"product_id" text,
	"order_id" text,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answer_due_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"product_id" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "clock_offset" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_runs" (
	"id" integer PRIMARY KEY NOT NULL,
	"seeded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"text" text NOT NULL,
	"code" text,
	"channel" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"key_ru" text NOT NULL,
	"key_uz" text NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "search_entries_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_phrases" (
	"id" text PRIMARY KEY NOT NULL,
	"name_ru" text NOT NULL,
	"name_uz" text NOT NULL,
	"category_id" text NOT NULL,
	"product_id" text NOT NULL,
	"key_uz" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"sound" text NOT NULL,
	"stems" text[] NOT NULL,
	"cyrillic" text,
	"latin" text,
	"named" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restorations" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"locale" text NOT NULL,
	"outcome" text,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"step" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"magic_verdict" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"step" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"current" boolean NOT NULL,
	"upload_id" text,
	"sha256" text,
	"stored_key" text,
	"magic_verdict" text,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "verification_documents_upload_id_unique" UNIQUE("upload_id")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"consent_version" text,
	"consent_at" timestamp (3) with time zone,
	"passport" text,
	"pinfl" text,
	"birthdate" date,
	"person_held_at" timestamp (3) with time zone,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"card_id" text,
	"verdicts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"locale" text DEFAULT 'ru' NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_addresses" ADD CONSTRAINT "store_addresses_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_categories" ADD CONSTRAINT "store_categories_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_categories" ADD CONSTRAINT "store_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_deliveries" ADD CONSTRAINT "store_deliveries_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_terms" ADD CONSTRAINT "store_terms_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_keys" ADD CONSTRAINT "checkout_keys_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_quote_id_checkout_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "checkout_quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_code_promo_codes_code_fk" FOREIGN KEY ("code") REFERENCES "promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debits" ADD CONSTRAINT "debits_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_category_id_faq_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "faq_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_centers" ADD CONSTRAINT "service_centers_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hardships" ADD CONSTRAINT "hardships_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pickup_address_id_store_addresses_id_fk" FOREIGN KEY ("pickup_address_id") REFERENCES "store_addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payoff_quotes" ADD CONSTRAINT "payoff_quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_rows" ADD CONSTRAINT "schedule_rows_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_messages" ADD CONSTRAINT "return_messages_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restorations" ADD CONSTRAINT "restorations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_customer" ON "activity" USING btree ("customer_id","at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_customer" ON "passkeys" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "proof_tickets_phone" ON "proof_tickets" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "rate_events_bucket" ON "rate_events" USING btree ("bucket","at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "token_families_customer" ON "token_families" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "cards_customer" ON "cards" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_one_default" ON "cards" USING btree ("customer_id") WHERE "cards"."is_default" and "cards"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_customer" ON "ledger_entries" USING btree ("customer_id","account");--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id") WHERE "ledger_entries"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_key" ON "payments" USING btree ("customer_id","operation","idempotency_key");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_running" ON "payments" USING btree ("status") WHERE "payments"."status" in ('created', 'otp_required', 'processing');--> statement-breakpoint
CREATE INDEX "refunds_customer" ON "refunds" USING btree ("customer_id","at");--> statement-breakpoint
CREATE INDEX "categories_parent_position" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "products_store" ON "products" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "store_addresses_store" ON "store_addresses" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "store_categories_category" ON "store_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "stores_rating" ON "stores" USING btree ("rating_tenths");--> statement-breakpoint
CREATE INDEX "payment_reminders_sent" ON "payment_reminders" USING btree ("sent_on");--> statement-breakpoint
CREATE INDEX "bonus_entries_customer" ON "bonus_entries" USING btree ("customer_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_entries_once" ON "bonus_entries" USING btree ("kind","order_id","payment_id");--> statement-breakpoint
CREATE INDEX "checkout_quotes_good_until" ON "checkout_quotes" USING btree ("good_until");--> statement-breakpoint
CREATE INDEX "checkouts_customer" ON "checkouts" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_quote" ON "checkouts" USING btree ("quote_id") WHERE "checkouts"."status" in ('otp_required', 'placed');--> statement-breakpoint
CREATE INDEX "saved_addresses_customer" ON "saved_addresses" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "consent_events_consent" ON "consent_events" USING btree ("consent_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_one_active" ON "consents" USING btree ("customer_id","order_id") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "debits_open" ON "debits" USING btree ("state") WHERE "debits"."state" = 'running';--> statement-breakpoint
CREATE INDEX "debits_untold" ON "debits" USING btree ("state") WHERE "debits"."state" = 'failed' and "debits"."told_at" is null;--> statement-breakpoint
CREATE INDEX "districts_region" ON "districts" USING btree ("region_id","id");--> statement-breakpoint
CREATE INDEX "faqs_organization_position" ON "faqs" USING btree ("organization","position");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_once" ON "documents" USING btree ("customer_id","kind","subject","fingerprint");--> statement-breakpoint
CREATE INDEX "data_exports_customer" ON "data_exports" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "hardships_order" ON "hardships" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "notifications_customer_created" ON "notifications" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_to_send" ON "notifications" USING btree ("created_at","id") WHERE "notifications"."sms" is not null;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","at","id");--> statement-breakpoint
CREATE INDEX "orders_next_step" ON "orders" USING btree ("next_step_at") WHERE "orders"."next_step_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_checkout" ON "orders" USING btree ("checkout_id") WHERE "orders"."checkout_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_customer_created" ON "orders" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status");--> statement-breakpoint
CREATE INDEX "payoff_quotes_order" ON "payoff_quotes" USING btree ("order_id","date");--> statement-breakpoint
CREATE INDEX "schedule_rows_due" ON "schedule_rows" USING btree ("due_date");--> statement-breakpoint
CREATE INDEX "provider_charges_customer" ON "provider_charges" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "provider_charges_pending" ON "provider_charges" USING btree ("answers_at") WHERE "provider_charges"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "provider_returns_customer" ON "provider_returns" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "return_events_return" ON "return_events" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "return_messages_return" ON "return_messages" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "return_messages_answer" ON "return_messages" USING btree ("answer_at") WHERE "return_messages"."answer_at" is not null;--> statement-breakpoint
CREATE INDEX "returns_customer" ON "returns" USING btree ("customer_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "returns_next_step" ON "returns" USING btree ("next_step_at") WHERE "returns"."next_step_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "returns_one_open" ON "returns" USING btree ("order_id") WHERE "returns"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "questions_customer" ON "questions" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_due" ON "questions" USING btree ("answer_due_at") WHERE "questions"."answer" is null and "questions"."answer_due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("customer_id","product_id");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sms_messages_to" ON "sms_messages" USING btree ("to","id");--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entries_places" ON "search_entries" USING gin ("words") WHERE kind <> 'product';--> statement-breakpoint
CREATE INDEX "search_phrases_words" ON "search_phrases" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING btree ("sound" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_stems" ON "search_words" USING gin ("stems");--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gist ("sound" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "restorations_customer" ON "restorations" USING btree ("customer_id","requested_at");--> statement-breakpoint
CREATE INDEX "uploads_customer" ON "uploads" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_created" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "verification_documents_customer" ON "verification_documents" USING btree ("customer_id","step");--> statement-breakpoint
CREATE INDEX "verification_documents_decided" ON "verification_documents" USING btree ("state","decided_at");--> statement-breakpoint
CREATE INDEX "verifications_submitted" ON "verifications" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_held_pinfl" ON "verifications" USING btree ("pinfl") WHERE "verifications"."person_held_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_held_passport" ON "verifications" USING btree ("passport") WHERE "verifications"."person_held_at" is not null;