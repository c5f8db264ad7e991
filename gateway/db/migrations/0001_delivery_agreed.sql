ALTER TABLE "orders" ADD COLUMN "is_delivery_agreed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A carrier goes everywhere; what the owner wrote himself stays.
UPDATE delivery_transports SET description = 'До двери или до пункта выдачи'
WHERE code = 'carrier' AND description = 'Доставка до двери по Москве и области';
