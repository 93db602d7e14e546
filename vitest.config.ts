import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Workspace packages resolve to their TypeScript source, so tests never run against a stale build.
const resolve = { conditions: ['diwan-source', 'module', 'browser', 'development|production'] };
const ssr = { resolve: { conditions: ['diwan-source', 'module', 'node', 'development|production'] } };

const nodeProject = (name: string, root: string) => ({
  resolve,
  ssr,
  test: { name, root, environment: 'node' as const, include: ['**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
});

const viewProject = (name: string, root: string) => ({
  plugins: [react(), vanillaExtractPlugin()],
  resolve,
  ssr,
  test: {
    name,
    root,
    environment: 'jsdom' as const,
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      nodeProject('sdk', 'packages/sdk'),
      nodeProject('reference-api', 'packages/reference-api'),
      viewProject('widgets', 'packages/widgets'),
      viewProject('storefront', 'packages/storefront'),
      nodeProject('repository', 'tests/repository'),
    ],
  },
});
