import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

const outside = ['**/node_modules/**', '**/.next*/**', 'e2e/**', 'tests/topology/**']

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: here('./') },
      // Outside of Next the marker package refuses to load.
      { find: /^server-only$/, replacement: here('./node_modules/server-only/empty.js') },
    ],
  },
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['**/*.test.ts'], exclude: outside },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude: outside,
          setupFiles: ['./tests/setup.ts'],
        },
      },
    ],
  },
})
