CREATE TABLE "stale_indexes" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"mark" bigint DEFAULT txid_current() NOT NULL,
	CONSTRAINT "stale_indexes_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
-- A condition that holds for all products or for some was planned for all: each batch of an import compared every product with every id.
CREATE OR REPLACE FUNCTION refresh_product_options(ids integer[] DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
  WITH fresh AS (
    SELECT p.id, coalesce((
      SELECT array_agg(DISTINCT o.id ORDER BY o.id) FROM (
        SELECT o.id FROM jsonb_each_text(p.properties) e
        JOIN filters f ON f.code = e.key AND f.source = 'property' AND f.type = 'enum'
        JOIN filter_options o ON o.filter_id = f.id AND o.value = e.value
        UNION ALL
        SELECT o.id FROM vehicles v
        JOIN filters f ON f.source = 'make'
        JOIN filter_options o ON o.filter_id = f.id AND o.value = v.make
        WHERE v.id = ANY (p.vehicle_ids)
      ) o
    ), '{}') AS option_ids
    FROM unnest(coalesce(refresh_product_options.ids, array(SELECT all_products.id FROM products all_products))) AS meant(id)
    JOIN products p ON p.id = meant.id
  )
  UPDATE products p SET option_ids = fresh.option_ids
  FROM fresh WHERE p.id = fresh.id AND p.option_ids IS DISTINCT FROM fresh.option_ids
$$;
