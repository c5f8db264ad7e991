import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startPostgres, type PostgresServer } from '@/gateway/test-support/postgres-server'
import { root } from '@/scripts/shop/paths'
import { freePort } from '@/lib/connections/free-port'
import { startNginx, type NginxServer } from '@/tests/programs/nginx-server'
import { startRedis, type RedisServer } from '@/tests/programs/redis-server'
import { startMachine, type Machine } from '@/tests/topology/machine'

const PRODUCTS = 300

export type Programs = { postgres: string; redis: string; nginx: string }

export type Machines = {
  postgres: PostgresServer
  redis: { url: string; kill: () => Promise<void>; start: () => Promise<void> }
  gateways: readonly [Machine, Machine]
  storefronts: readonly [Machine, Machine]
  nginx: NginxServer
  stop: () => Promise<void>
}

/** Two storefronts, two gateways, PostgreSQL, Redis and nginx, as they would stand on seven machines. */
export async function startMachines(programs: Programs): Promise<Machines> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'many-machines-'))
  const cleanUps: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
  }
  const keep = <T extends { stop: () => Promise<void> }>(started: T): T => {
    cleanUps.push(() => started.stop())
    return started
  }
  try {
    const postgres = keep(await startPostgres(programs.postgres))
    const redis = keep(await startRestartableRedis(programs.redis))
    const ports = {
      gateways: [await freePort(), await freePort()],
      storefronts: [await freePort(), await freePort()],
    }
    const nginx = keep(
      await startNginx({
        program: programs.nginx,
        configuration: path.join(root, 'deploy/nginx/nginx.conf'),
        ...ports,
      }),
    )
    const shared = { NODE_ENV: 'production', LOG_LEVEL: 'warn', REDIS_URL: redis.url, SITE_URL: nginx.url }
    const gatewayOf = (port = 0) =>
      startMachine({
        script: 'gateway/serve.ts',
        port,
        env: {
          ...shared,
          GATEWAY_PORT: String(port),
          GATEWAY_DATA_DIR: path.join(folder, `gateway-${port}`),
          DATABASE_URL: postgres.url,
          DEMO_PRODUCTS: String(PRODUCTS),
          ADDRESS_LIMIT_FACTOR: '1000',
          ORDER_CLOCK_SECONDS: '0',
        },
      })
    const storefrontOf = (port = 0) =>
      startMachine({
        script: 'server/serve.ts',
        port,
        env: { ...shared, PORT: String(port), GATEWAY_URL: nginx.innerUrl },
      })
    // Together, on an empty database.
    const gateways = await Promise.all([gatewayOf(ports.gateways[0]), gatewayOf(ports.gateways[1])])
    gateways.forEach(keep)
    const storefronts = await Promise.all([
      storefrontOf(ports.storefronts[0]),
      storefrontOf(ports.storefronts[1]),
    ])
    storefronts.forEach(keep)
    return { postgres, redis, gateways, storefronts, nginx, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startRestartableRedis(program: string) {
  let server: RedisServer = await startRedis(program)
  const { url, port } = server
  return {
    url,
    kill: () => server.stop(),
    start: async () => {
      server = await startRedis(program, port)
    },
    stop: () => server.stop(),
  }
}
