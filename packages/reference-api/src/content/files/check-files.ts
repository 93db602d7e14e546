import { type ContentProblem, composeContent, type ReadingOptions } from './compose-content';
import { type ContentFiles, readTexts } from './content-files';

/** Finds what is wrong in the files of a shop's content, without a database. */
export async function checkFiles(
  files: ContentFiles,
  options: ReadingOptions,
): Promise<{ problems: ContentProblem[]; warnings: ContentProblem[] }> {
  const { catalogue, spreadsheets, problems: unread } = await readTexts(files);
  if (unread.length > 0) return { problems: unread, warnings: [] };
  const { problems = [], warnings } = await composeContent(catalogue, spreadsheets, options);
  return { problems, warnings };
}
