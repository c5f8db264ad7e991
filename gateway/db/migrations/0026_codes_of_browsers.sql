ALTER TABLE "one_time_codes" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "foreign_attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "matched_at" timestamp with time zone;