ALTER TABLE "shops" ADD COLUMN "time_zone" text DEFAULT 'Europe/Moscow' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "transit_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- As before, with the hours between the cities of shops.
CREATE OR REPLACE FUNCTION refresh_offer_summary(ids integer[] DEFAULT NULL) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  changed integer;
  standard integer := standard_shop();
  transit integer := coalesce((SELECT transit_hours FROM shops WHERE supplier_id = standard), 0);
BEGIN
  WITH stock AS (
    SELECT o.product_id, o.supplier_id, o.price, o.quantity, o.multiplicity, o.delivery_hours, s.is_vendor,
      hours_to_shop(standard, o.supplier_id, o.delivery_hours) + CASE
        WHEN standard IS NULL OR o.supplier_id = standard THEN 0 ELSE transit + coalesce(own.transit_hours, 0)
      END AS shop_hours,
      row_number() OVER (
        PARTITION BY o.product_id ORDER BY s.is_vendor, o.price, o.delivery_hours, o.supplier_id
      ) AS place
    FROM offers o JOIN suppliers s ON s.id = o.supplier_id LEFT JOIN shops own ON own.supplier_id = o.supplier_id
    WHERE o.quantity > 0 AND (ids IS NULL OR o.product_id = ANY (ids))
      AND NOT EXISTS (SELECT FROM products h WHERE h.id = o.product_id AND h.hidden_at IS NOT NULL)
  ), summary AS (
    SELECT product_id,
      max(price) FILTER (WHERE place = 1) AS best_price,
      max(supplier_id) FILTER (WHERE place = 1) AS best_supplier_id,
      CASE WHEN bool_or(NOT is_vendor) THEN min(shop_hours) FILTER (WHERE NOT is_vendor)
        ELSE max(shop_hours) FILTER (WHERE place = 1) END AS best_delivery_hours,
      max(multiplicity) FILTER (WHERE place = 1) AS best_multiplicity,
      CASE WHEN bool_or(NOT is_vendor) THEN sum(quantity) FILTER (WHERE NOT is_vendor)
        ELSE max(quantity) FILTER (WHERE place = 1) END AS best_quantity,
      min(price) AS min_price, max(price) AS max_price, min(delivery_hours) AS min_delivery_hours,
      sum(quantity) AS total_quantity, count(*)::integer AS offers_count, bool_or(NOT is_vendor) AS has_own_warehouse
    FROM stock GROUP BY product_id
  ), fresh AS (
    SELECT p.id, s.best_price, s.best_supplier_id, s.best_delivery_hours,
      coalesce(s.best_multiplicity, 1) AS best_multiplicity,
      least(coalesce(s.best_quantity, 0), 2147483647)::integer AS best_quantity,
      s.min_price, s.max_price, s.min_delivery_hours,
      least(coalesce(s.total_quantity, 0), 2147483647)::integer AS total_quantity,
      coalesce(s.offers_count, 0) AS offers_count, coalesce(s.has_own_warehouse, false) AS has_own_warehouse
    FROM products p LEFT JOIN summary s ON s.product_id = p.id
    WHERE ids IS NULL OR p.id = ANY (ids)
  )
  UPDATE products p SET
    best_price = f.best_price, best_supplier_id = f.best_supplier_id, best_delivery_hours = f.best_delivery_hours,
    best_multiplicity = f.best_multiplicity, best_quantity = f.best_quantity, min_price = f.min_price,
    max_price = f.max_price, min_delivery_hours = f.min_delivery_hours, total_quantity = f.total_quantity,
    offers_count = f.offers_count, has_own_warehouse = f.has_own_warehouse, updated_at = now()
  FROM fresh f
  WHERE p.id = f.id AND (
    p.best_price, p.best_supplier_id, p.best_delivery_hours, p.best_multiplicity, p.best_quantity, p.min_price,
    p.max_price, p.min_delivery_hours, p.total_quantity, p.offers_count, p.has_own_warehouse
  ) IS DISTINCT FROM (
    f.best_price, f.best_supplier_id, f.best_delivery_hours, f.best_multiplicity, f.best_quantity, f.min_price,
    f.max_price, f.min_delivery_hours, f.total_quantity, f.offers_count, f.has_own_warehouse
  );
  GET DIAGNOSTICS changed = ROW_COUNT;
  RETURN changed;
END
$$;
