CREATE TABLE "product_overrides" (
	"product_id" integer NOT NULL,
	"field" text NOT NULL,
	"value" jsonb,
	"file_value" jsonb,
	"author_id" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_overrides_product_id_field_pk" PRIMARY KEY("product_id","field")
);
--> statement-breakpoint
ALTER TABLE "product_overrides" ADD CONSTRAINT "product_overrides_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_overrides" ADD CONSTRAINT "product_overrides_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_overrides_field_idx" ON "product_overrides" USING btree ("field","product_id");