ALTER TABLE "suppliers" ADD COLUMN "in_time_percent" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_in_time" boolean;