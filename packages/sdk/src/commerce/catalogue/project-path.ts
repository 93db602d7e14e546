/** Path of a project's page (spec §2). */
export const projectPath = (projectId: number): string => `/projects/${projectId}`;
