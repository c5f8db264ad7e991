-- Receipts of refunds that name no piece of a line, which a provider refuses however often: the sum is that of all pieces that were paid for.
UPDATE "refunds" r SET "next_at" = now(), "receipt" = jsonb_set(r."receipt", '{lines}', (
  SELECT jsonb_agg(CASE WHEN (line.value ->> 'quantity')::numeric > 0 THEN line.value
    ELSE line.value || jsonb_build_object('quantity', coalesce((
      SELECT max((paid.value ->> 'quantity')::numeric)
      FROM "payments" p, jsonb_array_elements(p."receipt" -> 'lines') paid
      WHERE p."order_id" = r."order_id" AND p."status" = 'succeeded' AND paid.value ->> 'key' = line.value ->> 'key'), 1)) END
    ORDER BY line.ordinality)
  FROM jsonb_array_elements(r."receipt" -> 'lines') WITH ORDINALITY line))
WHERE r."status" = 'pending' AND r."next_at" IS NOT NULL
  AND jsonb_path_exists(r."receipt", '$.lines[*] ? (@.quantity <= 0)');
