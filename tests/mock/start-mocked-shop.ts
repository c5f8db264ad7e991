import { startProcess } from '@/scripts/shop/processes'
import { FRONT_NODE_FLAGS } from '@/server/node-flags'
import { createMock, type Mock } from './create-mock'
import { serveMock } from './serve-mock'

/** What is set counts from the next page on: no earlier answer is cached. */
const KEEPS_NOTHING = { PAGE_CACHE_MB: '0', DATA_CACHE_MB: '0' }

type Options = {
  port: number
  /** 0 takes any. */
  gatewayPort?: number
  seed?: number
  quiet?: boolean
}

export type MockedShop = { url: string; gatewayUrl: string; mock: Mock; stop: () => Promise<void> }

/** The built storefront on a gateway of made-up answers, without a database. */
export async function startMockedShop(options: Options): Promise<MockedShop> {
  const { port, gatewayPort = 0, seed, quiet = false } = options
  const mock = createMock(seed)
  const gateway = await serveMock(mock, gatewayPort)
  try {
    const storefront = await startProcess({
      script: 'server/serve.ts',
      nodeArgs: FRONT_NODE_FLAGS,
      port,
      quiet,
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
        GATEWAY_URL: gateway.url,
        SITE_URL: `http://127.0.0.1:${port}`,
        ...KEEPS_NOTHING,
      },
    })
    const stop = async () => {
      await storefront.stop()
      await gateway.stop()
    }
    return { url: storefront.url, gatewayUrl: gateway.url, mock, stop }
  } catch (error) {
    await gateway.stop()
    throw error
  }
}
