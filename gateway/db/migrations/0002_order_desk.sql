ALTER TABLE "order_events" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_article_idx" ON "order_lines" USING btree (regexp_replace(lower("article"), '[^[:alnum:]]', '', 'g') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "order_lines_due_idx" ON "order_lines" USING btree ("expected_at","order_id") WHERE "order_lines"."status" in ('accepted', 'in_work');--> statement-breakpoint
CREATE INDEX "orders_newest_idx" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_newest_open_idx" ON "orders" USING btree ("created_at","id") WHERE "orders"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_text_idx" ON "orders" USING gin (lower("number" || ' ' || "name" || ' ' || "phone") gin_trgm_ops);