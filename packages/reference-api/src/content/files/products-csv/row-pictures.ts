import * as v from 'valibot';
import { picture } from '../../document/fields';
import type { CatalogueDocument, Part } from '../catalogue-document';
import type { MediaPictures } from '../picture-problems';
import type { ProductFields } from './columns';
import { pathsIn, whyNoPicture } from './picture-paths';
import { type RowProblem, rowProblem } from './row-problem';
import { stableId } from './stable-id';

type DocumentProduct = Part<'products'>[number];

/** The pictures of a cell; that one can't be shown is only warned of. */
export type ReadPictures = (
  cell: string,
  product: { code: string; before: DocumentProduct | undefined },
) => { fields?: ProductFields; problem?: RowProblem; warnings: RowProblem[] };

/** Unchanged pictures keep their ids. */
const isSamePictures = (before: DocumentProduct | undefined, paths: readonly string[]): boolean =>
  (before?.images ?? []).map(({ src_url }) => src_url).join('|') === paths.join('|');

/** Reads pictures of rows; no two of the catalogue get the same id. */
export function pictureReader({ products }: CatalogueDocument, pictures: MediaPictures): ReadPictures {
  const ids = new Set(products.flatMap(({ images }) => images ?? []).map(({ id }) => id));

  const imagesOf = (code: string, paths: readonly string[]): ProductFields['images'] =>
    paths.map((src_url, index) => {
      const id = stableId(`${code.toLowerCase()}\n${src_url}`, (taken) => ids.has(taken));
      ids.add(id);
      return { id, src_url, is_main: index === 0, postion: index + 1 };
    });

  return (cell, { code, before }) => {
    const paths = pathsIn(cell).map((path) => (v.is(picture, path) ? pictures.pathOf(path) : path));
    const bad = paths.find((path) => !v.is(picture, path));
    const warnings = paths.flatMap((path) => {
      const problem = v.is(picture, path) ? pictures.problemOf(path) : undefined;
      return problem ? [{ message: `${problem}: ${path}`, cause: problem, value: path }] : [];
    });
    if (bad) return { problem: rowProblem(bad, whyNoPicture(bad)), warnings };
    return { fields: isSamePictures(before, paths) ? {} : { images: imagesOf(code, paths) }, warnings };
  };
}
