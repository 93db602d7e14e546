CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"sort_name_en" text collate "C" NOT NULL,
	"sort_name_ar" text collate "C" NOT NULL,
	"image_path" text,
	"hex" text,
	"position" integer NOT NULL,
	"items_count" integer DEFAULT 0 NOT NULL,
	"content_hash" text,
	"updated_at" timestamp with time zone,
	"import_hash" text
);
--> statement-breakpoint
CREATE TABLE "colors" (
	"id" integer PRIMARY KEY NOT NULL,
	"hex" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"import_hash" text
);
--> statement-breakpoint
CREATE TABLE "fabrics" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"image_path" text,
	"import_hash" text
);
--> statement-breakpoint
CREATE TABLE "item_colors" (
	"item_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "item_colors_item_id_color_id_pk" PRIMARY KEY("item_id","color_id")
);
--> statement-breakpoint
CREATE TABLE "item_fabrics" (
	"item_id" integer NOT NULL,
	"fabric_id" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "item_fabrics_item_id_fabric_id_pk" PRIMARY KEY("item_id","fabric_id")
);
--> statement-breakpoint
CREATE TABLE "item_images" (
	"id" integer PRIMARY KEY NOT NULL,
	"item_id" integer NOT NULL,
	"path" text NOT NULL,
	"alt" text,
	"alt_ar" text,
	"is_main" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"width" integer,
	"height" integer,
	"color" text
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"sort_name_en" text collate "C" NOT NULL,
	"sort_name_ar" text collate "C" NOT NULL,
	"summary" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"search_words" "tsvector" NOT NULL,
	"price" numeric(17, 1) NOT NULL,
	"discount" numeric(5, 2) DEFAULT 0 NOT NULL,
	"allow_discount" boolean DEFAULT false NOT NULL,
	"unit_price" numeric(17, 1) NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_saudi_made" boolean DEFAULT false NOT NULL,
	"is_set" boolean DEFAULT false NOT NULL,
	"allow_online_purchase" boolean DEFAULT false NOT NULL,
	"check_availability" boolean DEFAULT false NOT NULL,
	"is_price_show" boolean DEFAULT false NOT NULL,
	"filtered_width" numeric(12, 2),
	"category_id" integer,
	"subcategory_id" integer,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"content_hash" text,
	"updated_at" timestamp with time zone,
	"import_hash" text,
	CONSTRAINT "items_price_check" CHECK ("items"."unit_price" >= 0 and "items"."price" >= 0),
	CONSTRAINT "items_discount_check" CHECK ("items"."discount" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "related_items" (
	"item_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "related_items_item_id_related_id_pk" PRIMARY KEY("item_id","related_id")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"position" integer PRIMARY KEY NOT NULL,
	"terms" text[] NOT NULL,
	"import_hash" text
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text collate "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "set_items" (
	"id" integer PRIMARY KEY NOT NULL,
	"set_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "set_items_quantity_check" CHECK ("set_items"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"position" integer NOT NULL,
	"items_count" integer DEFAULT 0 NOT NULL,
	"content_hash" text,
	"updated_at" timestamp with time zone,
	"import_hash" text,
	CONSTRAINT "subcategories_id_category" UNIQUE("id","category_id")
);
--> statement-breakpoint
CREATE TABLE "advertisements" (
	"id" integer PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"mobile_path" text,
	"content" jsonb NOT NULL,
	"import_hash" text
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"previous_id" integer,
	"imported_at" timestamp with time zone NOT NULL,
	"changes" jsonb NOT NULL,
	"files" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_content" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"version_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_sources" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"import_hash" text
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"content_hash" text,
	"updated_at" timestamp with time zone,
	"import_hash" text
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"logo_path" text,
	"href" text,
	"position" integer NOT NULL,
	"import_hash" text
);
--> statement-breakpoint
CREATE TABLE "project_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"position" integer NOT NULL,
	"import_hash" text
);
--> statement-breakpoint
CREATE TABLE "project_images" (
	"id" integer PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"path" text NOT NULL,
	"alt" text,
	"alt_ar" text,
	"position" integer NOT NULL,
	"width" integer,
	"height" integer
);
--> statement-breakpoint
CREATE TABLE "project_items" (
	"project_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "project_items_project_id_item_id_pk" PRIMARY KEY("project_id","item_id"),
	CONSTRAINT "project_items_quantity_check" CHECK ("project_items"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"sort_name_en" text collate "C" NOT NULL,
	"sort_name_ar" text collate "C" NOT NULL,
	"short_description_en" text NOT NULL,
	"short_description_ar" text NOT NULL,
	"long_description_en" text NOT NULL,
	"long_description_ar" text NOT NULL,
	"search_words" "tsvector" NOT NULL,
	"cover_path" text,
	"category_id" integer,
	"type_id" integer NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"content_hash" text,
	"updated_at" timestamp with time zone,
	"import_hash" text
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"slug" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"import_hash" text
);
--> statement-breakpoint
CREATE TABLE "section_advertisements" (
	"section_id" integer NOT NULL,
	"advertisement_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "section_advertisements_section_id_advertisement_id_pk" PRIMARY KEY("section_id","advertisement_id")
);
--> statement-breakpoint
CREATE TABLE "section_items" (
	"section_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "section_items_section_id_item_id_pk" PRIMARY KEY("section_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "section_projects" (
	"section_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "section_projects_section_id_project_id_pk" PRIMARY KEY("section_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" integer PRIMARY KEY NOT NULL,
	"page_slug" text NOT NULL,
	"type" text NOT NULL,
	"position" integer NOT NULL,
	"is_mobile" boolean NOT NULL,
	"is_desktop" boolean NOT NULL,
	"title_en" text,
	"title_ar" text,
	"description_en" text,
	"description_ar" text,
	"cta_url" text,
	"space_height" double precision,
	"source_id" integer,
	"advertisement_id" integer,
	"project_id" integer,
	"tag_name_en" text,
	"tag_name_ar" text,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings_groups" (
	"name" text PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"import_hash" text
);
--> statement-breakpoint
CREATE TABLE "terms_sections" (
	"id" integer PRIMARY KEY NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"content_en" text NOT NULL,
	"content_ar" text NOT NULL,
	"position" integer NOT NULL,
	"import_hash" text
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"channel" text DEFAULT 'webhook' NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"data" json NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_messageId_unique" UNIQUE("message_id"),
	CONSTRAINT "events_subject_check" CHECK ("events"."subject" in ('order', 'request', 'lead')),
	CONSTRAINT "events_channel_check" CHECK ("events"."channel" in ('webhook', 'mail')),
	CONSTRAINT "events_type_check" CHECK ("events"."type" in ('order.placed', 'order.status_changed', 'request.received', 'request.status_changed', 'lead.received', 'lead.status_changed')),
	CONSTRAINT "events_state_check" CHECK ("events"."state" in ('pending', 'delivered', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "status_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "status_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"made_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "status_changes_subject_check" CHECK ("status_changes"."subject" in ('order', 'request', 'lead'))
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"iso" text,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"allowed_phone_length" integer NOT NULL,
	"position" integer NOT NULL,
	"import_hash" text,
	CONSTRAINT "countries_countryCode_unique" UNIQUE("country_code")
);
--> statement-breakpoint
CREATE TABLE "governorates" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"position" integer NOT NULL,
	"import_hash" text
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" integer PRIMARY KEY NOT NULL,
	"governorate_id" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"price" numeric(17, 1) NOT NULL,
	"position" integer NOT NULL,
	"import_hash" text,
	CONSTRAINT "zones_price_check" CHECK ("zones"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"records" jsonb NOT NULL,
	"made_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"results" json,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "otp_codes" (
	"phone_digits" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "otp_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "otp_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone_digits" text NOT NULL,
	"code" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "staff_tokens_name_unique" UNIQUE("name"),
	CONSTRAINT "staff_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "verified_phones" (
	"phone_digits" text PRIMARY KEY NOT NULL,
	"proof_hash" text,
	"orders_left" integer DEFAULT 0 NOT NULL,
	"verified_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source_id" integer,
	"name" text NOT NULL,
	"email" text,
	"phone" text NOT NULL,
	"phone_digits" text,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_status_check" CHECK ("leads"."status" in ('new', 'contacted', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"item_id" integer,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" numeric(17, 1) NOT NULL,
	"discount" numeric(5, 2) NOT NULL,
	"unit_price" numeric(17, 1) NOT NULL,
	"line_total" numeric(17, 1) NOT NULL,
	CONSTRAINT "order_lines_quantity_check" CHECK ("order_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"lead_id" integer,
	"name" text NOT NULL,
	"email" text,
	"phone_digits" text NOT NULL,
	"country_id" integer,
	"governorate_id" integer,
	"zone_id" integer,
	"area_en" text NOT NULL,
	"area_ar" text NOT NULL,
	"landmark" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"building" text DEFAULT '' NOT NULL,
	"floor" text DEFAULT '' NOT NULL,
	"flat" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"payment_method" text DEFAULT 'cash' NOT NULL,
	"status" text DEFAULT 'placed' NOT NULL,
	"promo_id" integer,
	"promo_code" text,
	"currency" text DEFAULT 'SAR' NOT NULL,
	"subtotal" numeric(17, 1) NOT NULL,
	"coupon_discount" numeric(17, 1) NOT NULL,
	"shipping_fee" numeric(17, 1) NOT NULL,
	"tax_percent" numeric(5, 2) NOT NULL,
	"tax" numeric(17, 1) NOT NULL,
	"total" numeric(17, 1) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"anonymized_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_total_check" CHECK ("orders"."total" >= 0),
	CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('placed', 'confirmed', 'in_production', 'out_for_delivery', 'delivered', 'cancelled', 'returned')),
	CONSTRAINT "orders_payment_method_check" CHECK ("orders"."payment_method" in ('cash')),
	CONSTRAINT "orders_parts_check" CHECK ("orders"."subtotal" >= 0 and "orders"."coupon_discount" between 0 and "orders"."subtotal" and "orders"."shipping_fee" >= 0 and "orders"."tax" >= 0),
	CONSTRAINT "orders_sum_check" CHECK (abs("orders"."total" - ("orders"."subtotal" - "orders"."coupon_discount" + "orders"."shipping_fee" + "orders"."tax")) <= case when "orders"."currency" in ('JPY') then 200 else 2 end)
);
--> statement-breakpoint
CREATE TABLE "promo_redemptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_redemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"promo_id" integer,
	"order_id" integer NOT NULL,
	"discount" numeric(17, 1) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promos" (
	"id" integer PRIMARY KEY NOT NULL,
	"wire_id" integer DEFAULT 1 + floor(random() * 2147483646)::integer NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"percent" numeric(5, 2),
	"amount" numeric(17, 1),
	"min_order_total" numeric(17, 1) DEFAULT 0 NOT NULL,
	"max_discount" numeric(17, 1),
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"usage_limit" integer,
	"used_count" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"import_hash" text,
	CONSTRAINT "promos_wireId_unique" UNIQUE("wire_id"),
	CONSTRAINT "promos_code_unique" UNIQUE("code"),
	CONSTRAINT "promos_value_check" CHECK (("promos"."type" = 'percentage') = ("promos"."percent" is not null) and ("promos"."type" = 'fixed') = ("promos"."amount" is not null)),
	CONSTRAINT "promos_type_check" CHECK ("promos"."type" in ('percentage', 'fixed', 'free_shipping')),
	CONSTRAINT "promos_used_count_check" CHECK ("promos"."used_count" >= 0),
	CONSTRAINT "promos_code_check" CHECK ("promos"."code" = upper("promos"."code"))
);
--> statement-breakpoint
CREATE TABLE "quote_request_details" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_request_details_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"item_id" integer,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"quantity" integer NOT NULL,
	"customization" jsonb,
	CONSTRAINT "quote_request_details_quantity_check" CHECK ("quote_request_details"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"project_id" integer,
	"item_id" integer,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_requests_status_check" CHECK ("quote_requests"."status" in ('new', 'in_progress', 'answered', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "item_colors" ADD CONSTRAINT "item_colors_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_colors" ADD CONSTRAINT "item_colors_color_id_colors_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."colors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_fabrics" ADD CONSTRAINT "item_fabrics_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_fabrics" ADD CONSTRAINT "item_fabrics_fabric_id_fabrics_id_fk" FOREIGN KEY ("fabric_id") REFERENCES "public"."fabrics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_images" ADD CONSTRAINT "item_images_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_subcategory_of_category" FOREIGN KEY ("subcategory_id","category_id") REFERENCES "public"."subcategories"("id","category_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "related_items" ADD CONSTRAINT "related_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_items" ADD CONSTRAINT "related_items_related_id_items_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_items" ADD CONSTRAINT "set_items_set_id_items_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_items" ADD CONSTRAINT "set_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_content" ADD CONSTRAINT "imported_content_version_id_content_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."content_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_images" ADD CONSTRAINT "project_images_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_items" ADD CONSTRAINT "project_items_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_items" ADD CONSTRAINT "project_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_category_id_project_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."project_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_advertisements" ADD CONSTRAINT "section_advertisements_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_advertisements" ADD CONSTRAINT "section_advertisements_advertisement_id_advertisements_id_fk" FOREIGN KEY ("advertisement_id") REFERENCES "public"."advertisements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_items" ADD CONSTRAINT "section_items_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_items" ADD CONSTRAINT "section_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_projects" ADD CONSTRAINT "section_projects_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_projects" ADD CONSTRAINT "section_projects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_page_slug_pages_slug_fk" FOREIGN KEY ("page_slug") REFERENCES "public"."pages"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_source_id_lead_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."lead_sources"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_advertisement_id_advertisements_id_fk" FOREIGN KEY ("advertisement_id") REFERENCES "public"."advertisements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "governorates" ADD CONSTRAINT "governorates_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zones" ADD CONSTRAINT "zones_governorate_id_governorates_id_fk" FOREIGN KEY ("governorate_id") REFERENCES "public"."governorates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_source_id_lead_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."lead_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_governorate_id_governorates_id_fk" FOREIGN KEY ("governorate_id") REFERENCES "public"."governorates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promo_id_promos_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_promo_id_promos_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request_details" ADD CONSTRAINT "quote_request_details_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request_details" ADD CONSTRAINT "quote_request_details_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_position_id_index" ON "categories" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "item_colors_color_id_item_id_index" ON "item_colors" USING btree ("color_id","item_id");--> statement-breakpoint
CREATE INDEX "item_fabrics_fabric_id_index" ON "item_fabrics" USING btree ("fabric_id");--> statement-breakpoint
CREATE INDEX "item_images_item_id_position_id_index" ON "item_images" USING btree ("item_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "items_code_index" ON "items" USING btree (lower("code"));--> statement-breakpoint
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
CREATE INDEX "items_sets_index" ON "items" USING btree ("position","id") WHERE "items"."is_set" and not "items"."is_hidden";--> statement-breakpoint
CREATE INDEX "items_search_words_index" ON "items" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "related_items_related_id_index" ON "related_items" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "search_vocabulary_first_letter_index" ON "search_vocabulary" USING btree (left("word", 1),char_length("word"));--> statement-breakpoint
CREATE INDEX "search_vocabulary_last_letter_index" ON "search_vocabulary" USING btree (right("word", 1),char_length("word"));--> statement-breakpoint
CREATE UNIQUE INDEX "set_items_set_id_item_id_index" ON "set_items" USING btree ("set_id","item_id");--> statement-breakpoint
CREATE INDEX "set_items_item_id_index" ON "set_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "subcategories_category_id_position_id_index" ON "subcategories" USING btree ("category_id","position","id");--> statement-breakpoint
CREATE INDEX "partners_position_id_index" ON "partners" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "project_images_project_id_position_id_index" ON "project_images" USING btree ("project_id","position","id");--> statement-breakpoint
CREATE INDEX "project_items_item_id_index" ON "project_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "projects_type_id_position_id_index" ON "projects" USING btree ("type_id","position","id");--> statement-breakpoint
CREATE INDEX "projects_type_id_category_id_position_id_index" ON "projects" USING btree ("type_id","category_id","position","id");--> statement-breakpoint
CREATE INDEX "projects_search_words_index" ON "projects" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "section_advertisements_advertisement_id_index" ON "section_advertisements" USING btree ("advertisement_id");--> statement-breakpoint
CREATE INDEX "section_items_item_id_index" ON "section_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "section_projects_project_id_index" ON "section_projects" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "sections_page_slug_position_id_index" ON "sections" USING btree ("page_slug","position","id");--> statement-breakpoint
CREATE INDEX "events_state_next_attempt_at_index" ON "events" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "events_subject_subject_id_id_index" ON "events" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "status_changes_subject_subject_id_id_index" ON "status_changes" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "governorates_country_id_position_index" ON "governorates" USING btree ("country_id","position");--> statement-breakpoint
CREATE INDEX "zones_governorate_id_position_index" ON "zones" USING btree ("governorate_id","position");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "otp_codes_expires_at_index" ON "otp_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "otp_outbox_sent_at_index" ON "otp_outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_index" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "verified_phones_expires_at_index" ON "verified_phones" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "leads_phone_digits_created_at_index" ON "leads" USING btree ("phone_digits","created_at");--> statement-breakpoint
CREATE INDEX "leads_created_at_index" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_source_id_id_index" ON "leads" USING btree ("source_id","id");--> statement-breakpoint
CREATE INDEX "leads_status_id_index" ON "leads" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "order_lines_order_id_index" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_item_id_index" ON "order_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "orders_created_at_index" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_status_id_index" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_phone_digits_created_at_index" ON "orders" USING btree ("phone_digits","created_at");--> statement-breakpoint
CREATE INDEX "orders_lead_id_index" ON "orders" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "orders_promo_id_index" ON "orders" USING btree ("promo_id");--> statement-breakpoint
CREATE INDEX "orders_country_id_index" ON "orders" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "orders_governorate_id_index" ON "orders" USING btree ("governorate_id");--> statement-breakpoint
CREATE INDEX "orders_zone_id_index" ON "orders" USING btree ("zone_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_redemptions_order_id_index" ON "promo_redemptions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "promo_redemptions_promo_id_index" ON "promo_redemptions" USING btree ("promo_id");--> statement-breakpoint
CREATE INDEX "quote_request_details_request_id_index" ON "quote_request_details" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "quote_request_details_item_id_index" ON "quote_request_details" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "quote_requests_created_at_index" ON "quote_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "quote_requests_status_id_index" ON "quote_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "quote_requests_lead_id_index" ON "quote_requests" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "quote_requests_project_id_index" ON "quote_requests" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "quote_requests_item_id_index" ON "quote_requests" USING btree ("item_id");
--> statement-breakpoint
CREATE FUNCTION "report_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('diwan_content', ''); RETURN NULL; END $$;
--> statement-breakpoint
DO $$
DECLARE content text;
BEGIN
  FOREACH content IN ARRAY ARRAY[
    'categories', 'subcategories', 'items', 'item_images', 'colors', 'item_colors', 'fabrics', 'item_fabrics', 'set_items',
    'related_items', 'project_categories', 'projects', 'project_images', 'project_items', 'partners', 'settings_groups',
    'advertisements', 'lead_sources', 'pages', 'sections', 'section_items', 'section_projects', 'section_advertisements',
    'terms_sections', 'redirects', 'countries', 'governorates', 'zones', 'search_vocabulary', 'search_synonyms'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION "report_content_change"()',
      content || '_content_change', content
    );
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION "refuse_promo_use"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'promo % has reached its usage limit', NEW."code" USING ERRCODE = 'check_violation', CONSTRAINT = 'promos_usage_limit';
END $$;
--> statement-breakpoint
CREATE TRIGGER "promos_usage_limit" BEFORE UPDATE OF "used_count" ON "promos" FOR EACH ROW WHEN (NEW."used_count" > OLD."used_count" AND NEW."used_count" > NEW."usage_limit") EXECUTE FUNCTION "refuse_promo_use"();
