// Importing the integration makes every component follow the signals it reads: there is nothing left to call.
import '@preact/signals';

export const useSignals = () => {};
