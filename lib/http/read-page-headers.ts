import { headers } from 'next/headers'

/** The headers of the request that is rendered now; undefined outside of one. */
export async function readPageHeaders(): Promise<Awaited<ReturnType<typeof headers>> | undefined> {
  try {
    return await headers()
  } catch {
    return undefined
  }
}
