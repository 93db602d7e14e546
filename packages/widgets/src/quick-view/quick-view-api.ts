/** What a quick view asks the shop for. */
export const quickViewApi = { resources: ['items'] } as const;
