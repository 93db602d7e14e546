ALTER TABLE "verified_phones" ADD COLUMN "proof_hash" text;--> statement-breakpoint
ALTER TABLE "verified_phones" ADD COLUMN "orders_left" integer DEFAULT 0 NOT NULL;