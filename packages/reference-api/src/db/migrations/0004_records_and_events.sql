CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "status_changes_subject_check" CHECK ("status_changes"."subject" in ('order', 'request', 'lead'))
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
CREATE INDEX "events_state_next_attempt_at_index" ON "events" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "events_subject_subject_id_id_index" ON "events" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "status_changes_subject_subject_id_id_index" ON "status_changes" USING btree ("subject","subject_id","id");--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_type_check" CHECK ("sections"."type" in ('advertisement', 'tag', 'spacer', 'project', 'items_slider', 'categories_grid', 'categories_slider', 'projects_slider', 'projects_grid', 'call_to_action', 'advertisements_slider', 'text_content', 'rich_text', 'lead_form'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_status_check" CHECK ("leads"."status" in ('new', 'contacted', 'closed'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('placed', 'confirmed', 'in_production', 'out_for_delivery', 'delivered', 'cancelled', 'returned'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method_check" CHECK ("orders"."payment_method" in ('cash'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_parts_check" CHECK ("orders"."subtotal" >= 0 and "orders"."coupon_discount" between 0 and "orders"."subtotal" and "orders"."shipping_fee" >= 0 and "orders"."tax" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sum_check" CHECK (abs("orders"."total" - ("orders"."subtotal" - "orders"."coupon_discount" + "orders"."shipping_fee" + "orders"."tax")) <= 2);--> statement-breakpoint
ALTER TABLE "promos" ADD CONSTRAINT "promos_type_check" CHECK ("promos"."type" in ('percentage', 'fixed', 'free_shipping'));--> statement-breakpoint
ALTER TABLE "promos" ADD CONSTRAINT "promos_used_count_check" CHECK ("promos"."used_count" >= 0);--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_status_check" CHECK ("quote_requests"."status" in ('new', 'in_progress', 'answered', 'closed'));