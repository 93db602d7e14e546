import { LeadFormWidget } from '../../lead-form';
import { RequiredAttribute } from './RequiredAttribute';

/** The form of `<diwan-lead-form>`. */
export function ElementLeadForm({ sourceId }: { sourceId?: number }) {
  return (
    <RequiredAttribute
      tag="diwan-lead-form"
      attribute="source-id"
      meaning="the number of a lead form of your shop"
      isMissing={sourceId === undefined}
    >
      {sourceId !== undefined && <LeadFormWidget sourceId={sourceId} />}
    </RequiredAttribute>
  );
}

ElementLeadForm.resources = LeadFormWidget.resources;
