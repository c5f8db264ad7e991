import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

/** It is built in a folder of `.bench/`, two below the packages of the project. */
const config: NextConfig = {
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
  typescript: { ignoreBuildErrors: true },
}

export default config
