ALTER TABLE "sections" DROP CONSTRAINT "sections_type_check";--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "fields" jsonb DEFAULT '{}'::jsonb NOT NULL;