ALTER TABLE "payment_methods" ADD COLUMN "shown_title" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "shown_description" text;