import { ContractError } from '@diwan/sdk';

/** The response to a write; undefined if the backend stored it and responded without what the contract says. */
export const ifAccepted = <Response>(write: Promise<Response>): Promise<Response | undefined> =>
  write.catch((error: unknown) => {
    if (error instanceof ContractError && error.tookEffect) return undefined;
    throw error;
  });
