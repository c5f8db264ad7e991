ALTER TABLE "filter_options" ADD COLUMN "heading" text;--> statement-breakpoint
ALTER TABLE "filters" ADD COLUMN "heading" text;--> statement-breakpoint
UPDATE "filters" SET "heading" = CASE "source" WHEN 'brand' THEN '{}' WHEN 'make' THEN 'для {}' WHEN 'price' THEN 'по цене {}' END
	WHERE "source" IN ('brand', 'make', 'price');--> statement-breakpoint
UPDATE "filter_options" o SET "heading" = w."heading"
	FROM "filters" f, (VALUES
		('delivery', '0', 'с получением сегодня'),
		('delivery', '24', 'с получением не позже завтра'),
		('delivery', '72', 'с получением за 3 дня'),
		('delivery', '168', 'с получением за неделю'),
		('stock', 'any', 'в наличии'),
		('stock', 'own', 'на нашем складе')
	) AS w ("source", "value", "heading")
	WHERE f."id" = o."filter_id" AND f."source" = w."source" AND o."value" = w."value";
