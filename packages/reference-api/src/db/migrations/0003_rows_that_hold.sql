DROP INDEX "leads_source_id_index";--> statement-breakpoint
CREATE INDEX "leads_source_id_id_index" ON "leads" USING btree ("source_id","id");--> statement-breakpoint
CREATE INDEX "leads_status_id_index" ON "leads" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_status_id_index" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "quote_requests_status_id_index" ON "quote_requests" USING btree ("status","id");--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_id_category" UNIQUE("id","category_id");--> statement-breakpoint
UPDATE "items" SET "category_id" = "subcategories"."category_id" FROM "subcategories" WHERE "subcategories"."id" = "items"."subcategory_id" AND "subcategories"."category_id" <> "items"."category_id";--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_subcategory_of_category" FOREIGN KEY ("subcategory_id","category_id") REFERENCES "public"."subcategories"("id","category_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE FUNCTION "refuse_promo_use"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'promo % has reached its usage limit', NEW."code" USING ERRCODE = 'check_violation', CONSTRAINT = 'promos_usage_limit';
END $$;
--> statement-breakpoint
CREATE TRIGGER "promos_usage_limit" BEFORE UPDATE OF "used_count" ON "promos" FOR EACH ROW WHEN (NEW."used_count" > OLD."used_count" AND NEW."used_count" > NEW."usage_limit") EXECUTE FUNCTION "refuse_promo_use"();
