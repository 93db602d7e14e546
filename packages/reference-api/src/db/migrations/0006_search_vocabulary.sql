CREATE TABLE "search_vocabulary" (
	"word" text collate "C" PRIMARY KEY NOT NULL
);
