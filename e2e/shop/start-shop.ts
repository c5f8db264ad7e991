import { rm } from 'node:fs/promises'
import { startProcess, type Started } from '@/scripts/shop/processes'
import { freePort } from '@/lib/connections/free-port'
import { copyData } from './data-folders'
import { startGateway } from './start-gateway'

export type RunningShop = {
  url: string
  gatewayUrl: string
  /** Of the gateway, for the owner's commands. */
  dataDir: string
  stop: () => Promise<void>
}

type SettingsAt = (siteUrl: string) => Record<string, string>

/** A gateway with a small demo shop in a folder of its own, and the built storefront on it, at the address that its settings may name. */
export async function startShop(settingsAt?: SettingsAt): Promise<RunningShop> {
  return startOn(await copyData('demo'), settingsAt)
}

/** The same with what `fill-own-data.ts` has put there in place of the demo shop. */
export async function startOwnShop(settingsAt: SettingsAt): Promise<RunningShop> {
  return startOn(await copyData('own'), settingsAt)
}

async function startOn(dataDir: string, settingsAt: SettingsAt = () => ({})): Promise<RunningShop> {
  const started: Started[] = []
  const stop = async () => {
    await Promise.all(started.map((one) => one.stop()))
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const port = await freePort()
    const gateway = await startGateway(dataDir, settingsAt(`http://127.0.0.1:${port}`))
    started.push(gateway)
    const storefront = await startStorefront(gateway.url, {}, port)
    started.push(storefront)
    return { url: storefront.url, gatewayUrl: gateway.url, dataDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The production build of the storefront on a gateway; each start has a page cache of its own. */
export async function startStorefront(
  gatewayUrl: string,
  settings: Record<string, string> = {},
  givenPort?: number,
): Promise<Started> {
  const port = givenPort ?? (await freePort())
  return startProcess({
    script: 'server/serve.ts',
    port,
    quiet: true,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      GATEWAY_URL: gatewayUrl,
      SITE_URL: `http://127.0.0.1:${port}`,
      ...settings,
    },
  })
}
