import { startProcess, type Started } from '@/scripts/shop/processes'
import { freePort } from '@/lib/connections/free-port'
import { gatewayProgram } from './gateway-program'

/** The gateway on a data folder; an empty one stays empty unless the settings say otherwise. */
export async function startGateway(dataDir: string, settings: Record<string, string>): Promise<Started> {
  const port = await freePort()
  return startProcess({
    script: await gatewayProgram(),
    port,
    quiet: true,
    env: {
      NODE_ENV: 'test',
      GATEWAY_PORT: String(port),
      GATEWAY_DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO_PRODUCTS: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
}
