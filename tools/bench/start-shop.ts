import { FRONT_NODE_FLAGS } from '../../server/node-flags.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { GATEWAY_ALLOCATOR_ENV, GATEWAY_NODE_FLAGS } from '../../scripts/shop/gateway-node-flags.ts'
import { demoProducts } from '../../scripts/shop/demo-products.ts'
import { startProcess, type Started } from '../../scripts/shop/processes.ts'
import { freePort } from '../../lib/connections/free-port.ts'

const PRIVATE_DEMO_PRODUCTS = '4000'
/** All visitors of a benchmark share one address. */
const ADDRESS_LIMIT_FACTOR = '1000'

export type Shop = { url: string; storefront: Started; gateway: Started; stop: () => Promise<void> }

/** The gateway as it runs in production, with the shop's own data unless the settings say otherwise. */
async function startGateway(settings: Record<string, string> = {}): Promise<Started> {
  const port = await freePort()
  return startProcess({
    script: 'gateway/serve.ts',
    nodeArgs: GATEWAY_NODE_FLAGS,
    port,
    quiet: true,
    env: {
      ...GATEWAY_ALLOCATOR_ENV,
      NODE_ENV: 'production',
      GATEWAY_PORT: String(port),
      LOG_LEVEL: 'error',
      DEMO_PRODUCTS: demoProducts(),
      ...settings,
    },
  })
}

async function startStorefront(gatewayUrl: string): Promise<Started> {
  const port = await freePort()
  return startProcess({
    script: 'server/serve.ts',
    nodeArgs: FRONT_NODE_FLAGS,
    port,
    quiet: true,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      LOG_LEVEL: 'error',
      GATEWAY_URL: gatewayUrl,
      SITE_URL: `http://127.0.0.1:${port}`,
      ALLOW_PAGE_ZOOM: '1',
    },
  })
}

async function startOn(gateway: Started, stopGateway = gateway.stop): Promise<Shop> {
  try {
    const storefront = await startStorefront(gateway.url)
    const stop = async () => {
      await storefront.stop()
      await stopGateway()
    }
    return { url: storefront.url, storefront, gateway, stop }
  } catch (error) {
    await stopGateway()
    throw error
  }
}

/** The built shop on its own data, which the bench only reads. */
export async function startShop(): Promise<Shop> {
  return startOn(await startGateway())
}

/** A gateway with a small demo shop and its people in a folder, or a database, that goes with it: here may be written. */
export async function startPrivateGateway(databaseUrl = ''): Promise<Started> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'arus-bench-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    const gateway = await startGateway({
      GATEWAY_DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      DEMO_PRODUCTS: PRIVATE_DEMO_PRODUCTS,
      ADDRESS_LIMIT_FACTOR,
      ORDER_CLOCK_SECONDS: '0',
    })
    return { ...gateway, stop: () => gateway.stop().then(forget) }
  } catch (error) {
    await forget()
    throw error
  }
}

/** The built shop on a private gateway. */
export async function startPrivateShop(): Promise<Shop> {
  return startOn(await startPrivateGateway())
}
