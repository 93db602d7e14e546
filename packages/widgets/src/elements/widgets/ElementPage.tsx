import { Page } from '../../sections/Page';
import { RequiredAttribute } from './RequiredAttribute';

/** The page of `<diwan-page>`. */
export function ElementPage({ slug = '' }: { slug?: string }) {
  return (
    <RequiredAttribute
      tag="diwan-page"
      attribute="slug"
      meaning="the last part of a page's address in your shop"
      isMissing={slug === ''}
    >
      <Page slug={slug} />
    </RequiredAttribute>
  );
}
