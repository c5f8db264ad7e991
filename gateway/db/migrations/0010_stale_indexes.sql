CREATE TABLE "stale_indexes" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	CONSTRAINT "stale_indexes_kind_id_pk" PRIMARY KEY("kind","id")
);
