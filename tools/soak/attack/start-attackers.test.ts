import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createJournal } from '../journal'
import { startAttackers, watchCachedPage } from './start-attackers'

const TIMES = { timeout: 60_000, interval: 50 }
const server = createServer((_, response) => response.end())

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve())))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it(
  'starts attackers and the watch of a cached page, which write into the journal',
  { timeout: 90_000 },
  async () => {
    const shop = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
    const journal = createJournal()
    const helpers = [
      startAttackers(shop, { attackers: ['session=1'], customers: [] }, journal, 1),
      watchCachedPage(shop, journal),
    ]
    await vi.waitFor(() => {
      const kinds = journal.counts().map(({ kind }) => kind)
      expect(kinds).toContain('the same page, rendered anew')
      expect(kinds).toContainEqual(expect.stringMatching(/^attack: /))
    }, TIMES)
    await Promise.all(helpers.map((helper) => helper.stop()))
  },
)
