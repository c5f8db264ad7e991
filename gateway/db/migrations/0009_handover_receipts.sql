CREATE TABLE "handover_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"provider_id" text,
	"receipt" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"next_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "handover_receipts_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "mark_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"line_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handover_receipts" ADD CONSTRAINT "handover_receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_codes" ADD CONSTRAINT "mark_codes_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handover_receipts_payment_idx" ON "handover_receipts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "handover_receipts_next_idx" ON "handover_receipts" USING btree ("next_at") WHERE "handover_receipts"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "mark_codes_line_idx" ON "mark_codes" USING btree ("line_id");