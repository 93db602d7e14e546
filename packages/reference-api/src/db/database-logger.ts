/** Where the database reports what the shop's operator should know; the API's logger is one. */
export interface DatabaseLogger {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
}
