CREATE TABLE "bonus_spendings" (
	"order_id" uuid NOT NULL,
	"credit_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "bonus_spendings_order_id_credit_id_pk" PRIMARY KEY("order_id","credit_id")
);
--> statement-breakpoint
ALTER TABLE "bonus_spendings" ADD CONSTRAINT "bonus_spendings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_spendings" ADD CONSTRAINT "bonus_spendings_credit_id_bonus_operations_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."bonus_operations"("id") ON DELETE cascade ON UPDATE no action;