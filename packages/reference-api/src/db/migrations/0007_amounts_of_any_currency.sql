ALTER TABLE "items" DROP CONSTRAINT "items_price_check";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_parts_check";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_sum_check";--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "price" SET DATA TYPE numeric(17, 1);--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "unit_price" SET DATA TYPE numeric(17, 1);--> statement-breakpoint
ALTER TABLE "zones" ALTER COLUMN "price" SET DATA TYPE numeric(17, 1);--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "price" SET DATA TYPE numeric(17, 1);--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "unit_price" SET DATA TYPE numeric(17, 1);--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "line_total" SET DATA TYPE numeric(17, 1);--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "subtotal" SET DATA TYPE numeric(17, 1);--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "coupon_discount" SET DATA TYPE numeric(17, 1);--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "shipping_fee" SET DATA TYPE numeric(17, 1);--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "tax" SET DATA TYPE numeric(17, 1);--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE numeric(17, 1);--> statement-breakpoint
ALTER TABLE "promo_redemptions" ALTER COLUMN "discount" SET DATA TYPE numeric(17, 1);--> statement-breakpoint
ALTER TABLE "promos" ALTER COLUMN "amount" SET DATA TYPE numeric(17, 1);--> statement-breakpoint
ALTER TABLE "promos" ALTER COLUMN "min_order_total" SET DATA TYPE numeric(17, 1);--> statement-breakpoint
ALTER TABLE "promos" ALTER COLUMN "max_discount" SET DATA TYPE numeric(17, 1);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sum_check" CHECK (abs("orders"."total" - ("orders"."subtotal" - "orders"."coupon_discount" + "orders"."shipping_fee" + "orders"."tax")) <= case when "orders"."currency" in ('JPY') then 200 else 2 end);--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_price_check" CHECK ("items"."unit_price" between 0 and "items"."price");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_parts_check" CHECK ("orders"."subtotal" >= 0 and "orders"."coupon_discount" between 0 and "orders"."subtotal" and "orders"."shipping_fee" >= 0 and "orders"."tax" >= 0);
