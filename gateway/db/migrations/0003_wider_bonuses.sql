-- Both at once: each would write the table anew.
ALTER TABLE "bonus_operations" ALTER COLUMN "amount" SET DATA TYPE bigint, ALTER COLUMN "remaining" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "bonus_spendings" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "promo_codes" ALTER COLUMN "bonuses" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "till_cards" ALTER COLUMN "bonuses" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "reward" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "reward" SET DATA TYPE bigint;