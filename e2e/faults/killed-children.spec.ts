import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { childrenOf, RENDERER } from '@/scripts/shop/children-of'
import { root } from '@/scripts/shop/paths'
import { freePort } from '@/lib/connections/free-port'
import { copyData } from '../shop/data-folders'

const FIRST_START_MS = 120_000
const BACK_MS = 60_000

type OpenShop = {
  url: string
  gatewayUrl: string
  pid: number | undefined
  end: () => Promise<number | null>
}

async function openShop(dataDir: string): Promise<OpenShop> {
  const [port, gatewayPort] = [await freePort(), await freePort()]
  const shop: ChildProcess = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), 'scripts/start.ts'],
    {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(port),
        GATEWAY_PORT: String(gatewayPort),
        GATEWAY_DATA_DIR: dataDir,
        GATEWAY_URL: '',
        DATABASE_URL: '',
        SITE_URL: '',
        LOG_LEVEL: 'silent',
      },
    },
  )
  const ended = new Promise<number | null>((resolve) => shop.once('exit', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    gatewayUrl: `http://127.0.0.1:${gatewayPort}`,
    pid: shop.pid,
    end: () => {
      shop.kill('SIGTERM')
      return ended
    },
  }
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

function isAlive(pid = 0): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a shop whose gateway, renderer and storefront are killed comes back by itself each time', async () => {
  test.setTimeout(FIRST_START_MS + 3 * BACK_MS)
  const dataDir = await copyData('demo')
  const shop = await openShop(dataDir)
  try {
    const isOpen = () => Promise.all([statusOf(`${shop.url}/catalog`), statusOf(`${shop.gatewayUrl}/ready`)])
    const open = [200, 200]
    await expect.poll(isOpen, { timeout: FIRST_START_MS }).toEqual(open)

    const children = await childrenOf(shop.pid, '/serve.')
    const parents = await Promise.all(
      children.map(async (pid) => ({ pid, own: await childrenOf(pid, RENDERER) })),
    )
    const storefront = parents.find(({ own }) => own.length > 0)
    const gateway = parents.find(({ own }) => own.length === 0)
    const killAndWait = async (pid = 0) => {
      expect(pid).toBeGreaterThan(0)
      process.kill(pid, 'SIGKILL')
      // Other processes may answer from memory meanwhile: a page that was never requested needs all of them.
      const fresh = () => statusOf(`${shop.url}/search?q=${pid}`)
      await expect.poll(fresh, { timeout: BACK_MS }).toBe(200)
      await expect.poll(isOpen, { timeout: BACK_MS }).toEqual(open)
    }
    await killAndWait(gateway?.pid)
    await killAndWait(storefront?.own[0])
    const [left] = await childrenOf(storefront?.pid, RENDERER)
    await killAndWait(storefront?.pid)
    expect(isAlive(left)).toBe(false)
    expect(await shop.end()).toBe(0)
  } finally {
    await shop.end()
    await rm(dataDir, { recursive: true, force: true })
  }
})
