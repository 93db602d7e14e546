DROP INDEX "items_unit_price_id_index";--> statement-breakpoint
DROP INDEX "items_category_id_unit_price_id_index";--> statement-breakpoint
DROP INDEX "items_subcategory_id_unit_price_id_index";--> statement-breakpoint
CREATE INDEX "items_is_price_show_unit_price_id_index" ON "items" USING btree ("is_price_show","unit_price","id");--> statement-breakpoint
CREATE INDEX "items_category_id_is_price_show_unit_price_id_index" ON "items" USING btree ("category_id","is_price_show","unit_price","id");--> statement-breakpoint
CREATE INDEX "items_subcategory_id_is_price_show_unit_price_id_index" ON "items" USING btree ("subcategory_id","is_price_show","unit_price","id");