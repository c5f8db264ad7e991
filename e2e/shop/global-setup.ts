import { rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { compileForRun } from '@/scripts/shop/compile-for-run'
import { createDataFolders } from './data-folders'
import { type RunningShop, startShop } from './start-shop'

const DATA = '/data/'

/**
 * One demo shop for the whole run, started for the first test that needs it: tests on a mocked gateway do without one. `SHOP_URL`
 * (with `GATEWAY_URL`) names one that runs already.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined
  let starting: Promise<RunningShop> | undefined
  const gateway = compileForRun()
  let program: Promise<string> | undefined
  const data = createDataFolders()
  const answer = async (path: string | undefined) => {
    if (path === '/gateway-program') return (program ??= gateway.gateway())
    if (path?.startsWith(DATA)) return data.folderOf(path.slice(DATA.length))
    const { url, gatewayUrl } = await (starting ??= startShop())
    return JSON.stringify({ url, gatewayUrl })
  }
  const server = http.createServer((request, response) => {
    answer(request.url).then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.SHOP_STARTER = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    server.close()
    await starting?.then((shop) => shop.stop()).catch(() => undefined)
    for (const made of data.made())
      await made.then((folder) => rm(folder, { recursive: true })).catch(() => undefined)
    await gateway.remove()
  }
}
