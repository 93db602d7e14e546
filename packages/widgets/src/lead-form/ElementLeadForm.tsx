import { useEffect } from 'react';
import { LeadFormWidget } from './LeadFormWidget';

const MISSING_SOURCE =
  '<diwan-lead-form> shows no form: set its attribute source-id to the number of a lead form of your shop.';

/** The form of `<diwan-lead-form>`. HTML can't require an attribute: without it the page's own content stands. */
export function ElementLeadForm({ sourceId }: { sourceId?: number }) {
  const isMissing = sourceId === undefined;
  useEffect(() => {
    if (!isMissing) return;
    // Frameworks set attributes after they have inserted an element.
    const timer = setTimeout(() => console.error(MISSING_SOURCE));
    return () => clearTimeout(timer);
  }, [isMissing]);
  return isMissing ? <slot /> : <LeadFormWidget sourceId={sourceId} />;
}

ElementLeadForm.resources = LeadFormWidget.resources;
