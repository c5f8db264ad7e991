CREATE TABLE "review_reports" (
	"review_id" integer NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "review_reports_review_id_reporter_id_pk" PRIMARY KEY("review_id","reporter_id")
);
--> statement-breakpoint
ALTER TABLE "review_media" ALTER COLUMN "review_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_media" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "review_media" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_media" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_anonymous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_media_waiting_idx" ON "review_media" USING btree ("created_at") WHERE "review_media"."review_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_author_product_key" ON "reviews" USING btree ("author_id","product_id") WHERE "reviews"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "reviews_waiting_idx" ON "reviews" USING btree ("changed_at") WHERE "reviews"."status" = 'moderation';--> statement-breakpoint
CREATE INDEX "reviews_reported_idx" ON "reviews" USING btree ("changed_at") WHERE "reviews"."reports_count" > 0;