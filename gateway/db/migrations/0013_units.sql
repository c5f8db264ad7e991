ALTER TABLE "sections" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "unit" text DEFAULT 'шт.' NOT NULL;