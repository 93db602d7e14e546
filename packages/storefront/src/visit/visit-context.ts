import { createContext, useContext } from 'react';
import type { ConsentStore } from './consent-store';

/** The visit, as available to layout and pages. */
export interface Visit {
  consent: ConsentStore;
  /** Whether maintenance mode is on and the visitor is staff. */
  isBypassingMaintenance: boolean;
}

const VisitContext = createContext<Visit | undefined>(undefined);

export const VisitProvider = VisitContext.Provider;

/** Returns the visit. Throws outside the app. */
export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('useVisit() must be called inside the app.');
  return visit;
}
