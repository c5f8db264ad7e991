CREATE TABLE "manual_prices" (
	"product_id" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"price" integer NOT NULL,
	"author_id" uuid,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "manual_prices_product_id_supplier_id_pk" PRIMARY KEY("product_id","supplier_id")
);
--> statement-breakpoint
ALTER TABLE "manual_prices" ADD CONSTRAINT "manual_prices_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_prices" ADD CONSTRAINT "manual_prices_offer_fk" FOREIGN KEY ("product_id","supplier_id") REFERENCES "public"."offers"("product_id","supplier_id") ON DELETE cascade ON UPDATE no action;