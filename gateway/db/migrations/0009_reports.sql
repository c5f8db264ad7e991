CREATE TABLE "missed_searches" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "missed_searches_day_query_pk" PRIMARY KEY("day","query")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "issued_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_lines_issued_idx" ON "order_lines" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "order_lines_expected_idx" ON "order_lines" USING btree ("expected_at");