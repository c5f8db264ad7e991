ALTER TABLE "payment_methods" ADD COLUMN "shown_title" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "shown_description" text;--> statement-breakpoint
ALTER TABLE "markup_changes" ADD COLUMN "priced_to" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_delivery_agreed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_shop_idx" ON "orders" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_unpaid_idx" ON "orders" USING btree ("created_at","id") WHERE paid_total < total and (is_payment_online or payment_code = 'payment_bill' or status not in ('issued', 'returned'));--> statement-breakpoint
-- A carrier goes everywhere; what the owner wrote himself stays.
UPDATE delivery_transports SET description = 'До двери или до пункта выдачи'
WHERE code = 'carrier' AND description = 'Доставка до двери по Москве и области';--> statement-breakpoint
-- The same words in half the time: a pattern is looked for only where a part of it is, and marks are set without a query.
CREATE OR REPLACE FUNCTION search_sizes(words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  line text := search_text(words);
  sizes text[] := '{}';
  m text[];
  amount numeric;
BEGIN
  IF line !~ '\d' THEN
    RETURN sizes;
  END IF;
  FOR m IN SELECT regexp_matches(line, '(\d+(?:\.\d+)?)\s?(а·ч|мл|л|мм|см|м|г|кг|вт|w|в|v|а|т|шт|атм|k|д)(?![a-zа-я·])', 'g') LOOP
    amount := trim_scale(m[1]::numeric);
    sizes := sizes || CASE m[2]
      WHEN 'а·ч' THEN amount || 'ач'
      WHEN 'мл' THEN trim_scale(amount / 1000) || 'л'
      WHEN 'см' THEN amount * 10 || 'мм'
      WHEN 'кг' THEN amount * 1000 || 'г'
      WHEN 'w' THEN amount || 'вт'
      WHEN 'v' THEN amount || 'в'
      ELSE amount || m[2] END;
  END LOOP;
  IF line LIKE '%/%r%' THEN
    FOR m IN SELECT regexp_matches(line, '(\d{3})/(\d{2,3})\s?z?r\s?(\d{2})', 'g') LOOP
      sizes := sizes || (m[1] || '/' || m[2] || 'r' || m[3]) || ('r' || m[3]);
    END LOOP;
  END IF;
  IF line LIKE '%x%' THEN
    FOR m IN SELECT regexp_matches(line, '(m?\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)', 'g') LOOP
      m := ARRAY[regexp_replace(m[1], '\.0+$', ''), regexp_replace(m[2], '\.0+$', '')];
      sizes := sizes || (m[1] || 'x' || m[2]);
      IF m[1] ~ '^([4-9]|1[0-3])(\.5)?$' AND m[2] ~ '^(1[2-9]|2[0-4])$' THEN
        sizes := sizes || ('r' || m[2]);
      END IF;
    END LOOP;
  END IF;
  IF line LIKE '%w%' THEN
    FOR m IN SELECT regexp_matches(line, '\m(\d{1,2})w-?(\d{2,3})\M', 'g') LOOP
      sizes := sizes || (m[1] || 'w' || m[2]);
    END LOOP;
  END IF;
  IF line LIKE '%dot%' THEN
    FOR m IN SELECT regexp_matches(line, '\mdot[ -]?(\d(?:\.\d)?)', 'g') LOOP
      sizes := sizes || ('dot' || m[1]);
    END LOOP;
  END IF;
  IF line LIKE '%-%' THEN
    FOR m IN SELECT regexp_matches(line, '\m([a-zа-я]{1,6})-(\d{1,4})\M', 'g') LOOP
      sizes := sizes || (m[1] || m[2]);
    END LOOP;
  END IF;
  RETURN sizes;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION product_words(title text, brand integer, section integer, vehicles integer[], properties jsonb)
RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  brand_words text := (SELECT b.search_text FROM brands b WHERE b.id = brand);
  line text := concat_ws(' ', title, brand_words);
  words text[] := search_sizes(title);
  car text;
  names text[];
  stem text;
BEGIN
  IF section IS NOT NULL THEN
    line := concat_ws(' ', line, (SELECT s.title FROM sections s WHERE s.id = section));
    words := words || ('§' || section);
  END IF;
  IF properties <> '{}' THEN
    line := concat_ws(' ', line, (SELECT string_agg(e.value, ' ') FROM jsonb_each_text(properties) e
      WHERE e.key NOT IN ('strana', 'gruppa_kachestva') AND e.value !~ '^[0-9.,]*$'));
  END IF;
  IF vehicles <> '{}' THEN
    FOR car IN SELECT DISTINCT lower(v.make || ' ' || v.model) FROM vehicles v WHERE v.id = ANY (vehicles) LOOP
      line := line || ' ' || car;
      names := array_remove(regexp_split_to_array(car, '[^a-zа-яё0-9]+'), '');
      FOR place IN 1..cardinality(names) - 1 LOOP
        words := words || (names[place] || '+' || names[place + 1]);
      END LOOP;
    END LOOP;
  END IF;
  FOREACH stem IN ARRAY search_stems(split_part(title, ' ', 1)) LOOP
    words := words || ('^' || stem);
  END LOOP;
  FOREACH stem IN ARRAY search_stems(coalesce(brand_words, '')) LOOP
    words := words || ('@' || stem);
  END LOOP;
  RETURN array_to_tsvector(array(
    SELECT word FROM unnest(words || search_stems(line)) word WHERE word <> '' AND length(word) <= 60));
END
$$;
