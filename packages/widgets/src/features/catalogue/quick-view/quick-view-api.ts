/** The API resources a quick view calls. */
export const quickViewApi = { resources: ['items'] } as const;
