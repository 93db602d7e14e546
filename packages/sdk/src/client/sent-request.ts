import type { CallName } from '../contract';

/** An attempt of a call, as reported to `onRequest`. */
export interface SentRequest {
  /** Name of the endpoint. */
  endpoint: CallName;
  /** The whole URL. It may contain personal data, such as a phone number. */
  url: string;
  /** HTTP method. */
  method: string;
  /** 0 for the first attempt. */
  attempt: number;
}

/** The response to an attempt, as reported to `onResponse`. */
export interface ReceivedResponse extends SentRequest {
  /** HTTP status. */
  status: number;
  /** Headers of the response, e.g. `x-request-id`. */
  headers: Headers;
  /** Milliseconds since the request was sent. */
  durationMs: number;
}
