CREATE TABLE "till_cards" (
	"number" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"bonuses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "till_cards_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "is_offered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "valid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cashback_percent" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "bonus_times" integer DEFAULT 1 NOT NULL;