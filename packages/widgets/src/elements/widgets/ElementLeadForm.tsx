import { LeadFormWidget } from '../../features/contact/lead-form';
import { RequiredAttribute } from './RequiredAttribute';

/** The form of `<diwan-lead-form>`. */
export function ElementLeadForm({ sourceId, onSent = () => {} }: { sourceId?: number; onSent?: () => void }) {
  return (
    <RequiredAttribute
      tag="diwan-lead-form"
      attribute="source-id"
      meaning="the number of a lead form of your shop"
      isMissing={sourceId === undefined}
    >
      {sourceId !== undefined && <LeadFormWidget sourceId={sourceId} onSent={onSent} />}
    </RequiredAttribute>
  );
}
