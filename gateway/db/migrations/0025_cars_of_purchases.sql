ALTER TABLE "cart_lines" ADD COLUMN "car_name" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "car_name" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "car_title" text;