import type { Route } from '../contract';

/** Whether a call fails because the backend lacks an endpoint that it may lack; also with the web page of an unknown address. */
export const isMissing = ({ isOptional }: Pick<Route, 'isOptional'>, error: unknown): boolean =>
  isOptional === true && Object(error).status === 404;
