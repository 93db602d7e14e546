ALTER TABLE "orders" ADD COLUMN "currency" text DEFAULT 'SAR' NOT NULL;
--> statement-breakpoint
-- Orders of before are in what the shop charges now.
UPDATE "orders" SET "currency" = "shop"."currency"
FROM (SELECT "values"->>'currency' AS "currency" FROM "settings_groups" WHERE "values"->>'currency' IS NOT NULL LIMIT 1) AS "shop";
