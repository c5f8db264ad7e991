CREATE TABLE "exchange_files" (
	"exchange" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"is_full" boolean NOT NULL,
	"report" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_files_exchange_name_version_pk" PRIMARY KEY("exchange","name","version")
);
--> statement-breakpoint
CREATE TABLE "exchange_goods" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"title" text NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_offers" (
	"id" text PRIMARY KEY NOT NULL,
	"goods_id" text NOT NULL,
	"price" integer,
	"stock" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"exchange" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_orders" (
	"exchange" text PRIMARY KEY NOT NULL,
	"last_event" bigint NOT NULL,
	"is_taken" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_terms" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"parent_id" text,
	CONSTRAINT "exchange_terms_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "exchange_goods" ADD CONSTRAINT "exchange_goods_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_offers" ADD CONSTRAINT "exchange_offers_goods_id_exchange_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."exchange_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_goods_product_idx" ON "exchange_goods" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "exchange_offers_goods_idx" ON "exchange_offers" USING btree ("goods_id");