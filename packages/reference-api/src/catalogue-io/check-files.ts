import path from 'node:path';
import { type ContentProblem, composeContent } from './compose-content';
import type { ContentFiles } from './content-files';
import { readTextFile } from './read-text-file';

/** Finds what is wrong in the files of a shop's content, without a database. */
export async function checkFiles(
  { catalogue, spreadsheets }: ContentFiles,
  options: { mediaFolder: string },
): Promise<{ problems: ContentProblem[]; warnings: ContentProblem[] }> {
  const unread: ContentProblem[] = [];
  const read = async (file: string) => {
    const name = path.basename(file);
    const text = await readTextFile(file).catch((error: NodeJS.ErrnoException) => {
      unread.push({ file: name, message: error.code === 'ENOENT' ? 'the file is missing' : error.message });
      return '';
    });
    return { file: name, text };
  };
  const [document, ...sheets] = await Promise.all([read(catalogue), ...spreadsheets.map(read)]);
  if (unread.length > 0) return { problems: unread, warnings: [] };
  const { problems = [], warnings } = await composeContent(document, sheets, options);
  return { problems, warnings };
}
