CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"token_seconds" integer NOT NULL
);
