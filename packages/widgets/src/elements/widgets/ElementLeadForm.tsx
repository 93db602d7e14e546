import { LeadForm, missingForm } from '../../features/contact/lead-form/LeadForm';
import { report } from '../diagnostics/report';
import { useHostElement } from '../runtime/host-element';
import { RequiredAttribute } from './RequiredAttribute';

/** The form of `<diwan-lead-form>`. */
export function ElementLeadForm({ sourceId, onSent = () => {} }: { sourceId?: number; onSent?: () => void }) {
  const host = useHostElement();
  return (
    <RequiredAttribute
      tag="diwan-lead-form"
      attribute="source-id"
      meaning="the number of a lead form of your shop"
      isMissing={sourceId === undefined}
    >
      {sourceId !== undefined && (
        <LeadForm
          sourceId={sourceId}
          onSent={onSent}
          onMissing={(forms) => host && report(host, { type: 'missing', text: missingForm(sourceId, forms) })}
        />
      )}
    </RequiredAttribute>
  );
}
