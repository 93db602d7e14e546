/** Path of the PDF catalogue under `files_path` (spec §2). */
export const CATALOGUE_PATH = '/files/public/assets/pdfs/catalog.pdf';
