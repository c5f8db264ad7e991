-- Titles, articles and the brand's spellings weigh most; the section comes last.
CREATE FUNCTION product_search_vector(title text, article text, article_key text, brand integer, section integer)
RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT setweight(to_tsvector('russian', product_search_vector.title), 'A')
    || setweight(to_tsvector('simple', product_search_vector.article || ' ' || product_search_vector.article_key), 'A')
    || setweight(to_tsvector('simple', coalesce((SELECT search_text FROM brands WHERE id = brand), '')), 'B')
    || setweight(to_tsvector('russian', coalesce((SELECT s.title FROM sections s WHERE s.id = section), '')), 'C')
$$;--> statement-breakpoint
CREATE FUNCTION set_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := product_search_vector(NEW.title, NEW.article, NEW.article_key, NEW.brand_id, NEW.section_id);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_search BEFORE INSERT OR UPDATE OF title, article, article_key, brand_id, section_id
ON products FOR EACH ROW EXECUTE FUNCTION set_product_search();--> statement-breakpoint
-- The best offer is the own warehouse's when it has stock (lowest price, summed quantity), else the cheapest vendor's.
-- NULL refreshes every product. Rows that do not change are left alone, so that a repeated import stays cheap.
CREATE FUNCTION refresh_offer_summary(ids integer[] DEFAULT NULL) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  changed integer;
BEGIN
  WITH stock AS (
    SELECT o.product_id, o.supplier_id, o.price, o.quantity, o.multiplicity, o.delivery_hours, s.is_vendor,
      row_number() OVER (
        PARTITION BY o.product_id ORDER BY s.is_vendor, o.price, o.delivery_hours, o.supplier_id
      ) AS place
    FROM offers o JOIN suppliers s ON s.id = o.supplier_id
    WHERE o.quantity > 0 AND (ids IS NULL OR o.product_id = ANY (ids))
  ), summary AS (
    SELECT product_id,
      max(price) FILTER (WHERE place = 1) AS best_price,
      max(supplier_id) FILTER (WHERE place = 1) AS best_supplier_id,
      CASE WHEN bool_or(NOT is_vendor) THEN min(delivery_hours) FILTER (WHERE NOT is_vendor)
        ELSE max(delivery_hours) FILTER (WHERE place = 1) END AS best_delivery_hours,
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
$$;--> statement-breakpoint
-- Options that follow from properties and vehicles; brand, price, delivery and stock come from columns.
CREATE FUNCTION refresh_product_options(ids integer[] DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
  UPDATE products p SET option_ids = coalesce((
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
  ), '{}')
  WHERE refresh_product_options.ids IS NULL OR p.id = ANY (refresh_product_options.ids)
$$;--> statement-breakpoint
CREATE FUNCTION refresh_search_words() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE search_words;
  INSERT INTO search_words (word, products_count)
  SELECT word, ndoc FROM ts_stat('SELECT to_tsvector(''simple'', title) FROM products')
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9/]';
END
$$;
