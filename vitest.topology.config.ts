import { defineConfig, mergeConfig } from 'vitest/config'
import { root } from './scripts/shop/paths.ts'
import shared from './vitest.config.ts'

const { testTimeout, hookTimeout } = shared.test ?? {}

/** Tests that need the built shop and whole programs around it; `npm test` runs them once it has built. */
export default defineConfig({
  root,
  resolve: mergeConfig({}, { resolve: shared.resolve }).resolve,
  test: {
    name: 'topology',
    environment: 'node',
    include: ['tests/topology/**/*.test.ts'],
    testTimeout,
    hookTimeout,
  },
})
