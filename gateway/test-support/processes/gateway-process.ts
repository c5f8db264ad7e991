import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/lib/connections/free-port'
import { createOrder } from '@/lib/gateway/contracts/orders/orders'
import type { Wish } from '@/gateway/test-support/order-witness'
import { compiledGateway } from '@/tests/programs/compiled-gateway'

const root = path.resolve(import.meta.dirname, '../../..')
const POLL_MS = 20

export type GatewayProcess = { origin: string; process: ChildProcess }

/** A gateway in a separate process, which can be killed. */
export async function startGatewayProcess(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<GatewayProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [await compiledGateway()], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      GATEWAY_PORT: String(port),
      GATEWAY_HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  while (child.exitCode === null) {
    const response = await fetch(`${origin}/health`).catch(() => undefined)
    if (response?.ok) return { origin, process: child }
    await sleep(POLL_MS)
  }
  throw new Error(`the gateway ended with ${child.exitCode}`)
}

/** Sends an order to the gateway at the origin; the status, or undefined when no answer came. */
export async function sendOrder(
  origin: string,
  { buyer, body }: Wish,
  signal?: AbortSignal,
): Promise<number | undefined> {
  return fetch(`${origin}/gw${createOrder.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: buyer.cookie, origin },
    body: JSON.stringify(body),
    signal: signal ?? null,
  }).then(
    (response) => response.status,
    () => undefined,
  )
}
