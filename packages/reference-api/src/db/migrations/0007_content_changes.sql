CREATE FUNCTION "report_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('diwan_content', ''); RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER "categories_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "subcategories_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "subcategories" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "items_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "items" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "item_images_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "item_images" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "colors_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "colors" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "item_colors_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "item_colors" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "fabrics_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "fabrics" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "item_fabrics_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "item_fabrics" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "set_items_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "set_items" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "related_items_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "related_items" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "project_categories_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "project_categories" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "projects_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "projects" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "project_images_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "project_images" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "project_items_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "project_items" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "partners_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "partners" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "settings_groups_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings_groups" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "advertisements_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "advertisements" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "lead_sources_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "lead_sources" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "pages_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "pages" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "sections_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sections" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "section_items_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "section_items" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "section_projects_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "section_projects" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "section_advertisements_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "section_advertisements" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "terms_sections_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "terms_sections" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "redirects_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "redirects" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "countries_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "countries" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "governorates_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "governorates" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "zones_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "zones" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
--> statement-breakpoint
CREATE TRIGGER "search_vocabulary_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_vocabulary" FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"();
