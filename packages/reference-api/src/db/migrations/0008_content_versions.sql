CREATE TABLE "content_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"previous_id" integer,
	"source" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"changes" jsonb NOT NULL,
	"files" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "items_position_id_index";--> statement-breakpoint
DROP INDEX "items_is_price_show_unit_price_id_index";--> statement-breakpoint
DROP INDEX "items_sort_name_en_id_index";--> statement-breakpoint
DROP INDEX "items_sort_name_ar_id_index";--> statement-breakpoint
DROP INDEX "items_created_at_id_index";--> statement-breakpoint
DROP INDEX "items_category_id_position_id_index";--> statement-breakpoint
DROP INDEX "items_category_id_is_price_show_unit_price_id_index";--> statement-breakpoint
DROP INDEX "items_category_id_sort_name_en_id_index";--> statement-breakpoint
DROP INDEX "items_category_id_sort_name_ar_id_index";--> statement-breakpoint
DROP INDEX "items_category_id_created_at_id_index";--> statement-breakpoint
DROP INDEX "items_subcategory_id_position_id_index";--> statement-breakpoint
DROP INDEX "items_subcategory_id_is_price_show_unit_price_id_index";--> statement-breakpoint
DROP INDEX "items_subcategory_id_sort_name_en_id_index";--> statement-breakpoint
DROP INDEX "items_subcategory_id_sort_name_ar_id_index";--> statement-breakpoint
DROP INDEX "items_subcategory_id_created_at_id_index";--> statement-breakpoint
DROP INDEX "items_featured_index";--> statement-breakpoint
DROP INDEX "items_sets_index";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "colors" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "fabrics" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "subcategories" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "imported_content" ADD COLUMN "version_id" integer;--> statement-breakpoint
ALTER TABLE "imported_content" ADD COLUMN "files_hash" text;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "project_categories" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "settings_groups" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "terms_sections" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "governorates" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "imported_content" ADD CONSTRAINT "imported_content_version_id_content_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."content_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_position_id_index" ON "items" USING btree ("position","id") WHERE not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_is_price_show_unit_price_id_index" ON "items" USING btree ("is_price_show","unit_price","id") WHERE not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_sort_name_en_id_index" ON "items" USING btree ("sort_name_en","id") WHERE not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_sort_name_ar_id_index" ON "items" USING btree ("sort_name_ar","id") WHERE not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_created_at_id_index" ON "items" USING btree ("created_at","id") WHERE not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_category_id_position_id_index" ON "items" USING btree ("category_id","position","id") WHERE not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_category_id_is_price_show_unit_price_id_index" ON "items" USING btree ("category_id","is_price_show","unit_price","id") WHERE not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_category_id_sort_name_en_id_index" ON "items" USING btree ("category_id","sort_name_en","id") WHERE not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_category_id_sort_name_ar_id_index" ON "items" USING btree ("category_id","sort_name_ar","id") WHERE not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_category_id_created_at_id_index" ON "items" USING btree ("category_id","created_at","id") WHERE not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_subcategory_id_position_id_index" ON "items" USING btree ("subcategory_id","position","id") WHERE not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_subcategory_id_is_price_show_unit_price_id_index" ON "items" USING btree ("subcategory_id","is_price_show","unit_price","id") WHERE not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_subcategory_id_sort_name_en_id_index" ON "items" USING btree ("subcategory_id","sort_name_en","id") WHERE not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_subcategory_id_sort_name_ar_id_index" ON "items" USING btree ("subcategory_id","sort_name_ar","id") WHERE not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_subcategory_id_created_at_id_index" ON "items" USING btree ("subcategory_id","created_at","id") WHERE not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_featured_index" ON "items" USING btree ("position","id") WHERE "items"."is_featured" and not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_sets_index" ON "items" USING btree ("position","id") WHERE "items"."is_set" and not "items"."is_hidden";