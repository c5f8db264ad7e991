import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../lib/connections/free-port.ts'
import { childrenOf, RENDERER } from '../../scripts/shop/children-of.ts'
import { keepRunning } from '../../scripts/shop/keep-running.ts'
import { startProcess, type Started } from '../../scripts/shop/processes.ts'

export type RestartableProcess = {
  url: string
  pid: () => number | undefined
  /** How often it, or what it has started, died without being killed. */
  ownDeaths: () => number
  /** Kills it with all that it has started; resolves when it is back. */
  kill: () => Promise<void>
  /** Kills what it has started alone; resolves when that is back. */
  killChild: () => Promise<void>
  stop: () => Promise<void>
}

type Options = {
  name: string
  script: string
  nodeArgs: string[]
  env: Readonly<Record<string, string>>
}

const POLL_MS = 50
const LOOK_MS = 500
const BACK_MS = 180_000
/** Kills are many here: each is answered as the first one of a shop is. */
const PAUSES_MS = Array.from({ length: 1000 }, () => 500)

/** A process of the shop that is started again at the same address whenever it dies, as `npm start` does. */
export async function startRestartableProcess({
  name,
  script,
  nodeArgs,
  env,
}: Options): Promise<RestartableProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const own = { PORT: String(port), GATEWAY_PORT: String(port), SITE_URL: url, NODE_ENV: 'production' }
  let running: Started | undefined
  let starts = 0
  let kills = 0
  const stored = await keepRunning({
    name,
    say: () => undefined,
    pausesMs: PAUSES_MS,
    start: async (signal) => {
      running = await startProcess({ script, nodeArgs, port, quiet: true, signal, env: { ...env, ...own } })
      starts += 1
      return running
    },
  })
  const pid = () => running?.process.pid
  const child = watchChild(pid)
  const until = async (isDone: () => Promise<boolean> | boolean) => {
    const deadline = performance.now() + BACK_MS
    while (!(await isDone())) {
      if (performance.now() > deadline) throw new Error(`${name} did not come back`)
      await sleep(POLL_MS)
    }
  }
  return {
    url,
    pid,
    ownDeaths: () => starts - 1 - kills + child.ownDeaths(),
    kill: child.whileKilling(async () => {
      const leader = pid()
      const before = starts
      kills += 1
      // Each is the leader of its process group.
      if (leader !== undefined) process.kill(-leader, 'SIGKILL')
      await until(() => starts > before)
    }),
    killChild: child.whileKilling(async () => {
      const [first] = await childrenOf(pid(), RENDERER)
      if (first === undefined) return
      process.kill(first, 'SIGKILL')
      await until(async () => {
        const [next] = await childrenOf(pid(), RENDERER)
        return next !== undefined && next !== first && (await isReady(url))
      })
    }),
    stop: async () => {
      child.stop()
      await stored.stop()
    },
  }
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Counts unplanned ends of renderers: a kill by the soak is followed by its own start and not counted here. */
function watchChild(pid: () => number | undefined) {
  let known: { leader: number; child: number } | undefined
  let deaths = 0
  let killing = 0
  const look = async () => {
    const leader = pid()
    const [child] = await childrenOf(leader, RENDERER)
    if (leader === undefined || child === undefined) return
    if (killing === 0 && known?.leader === leader && known.child !== child) deaths += 1
    known = { leader, child }
  }
  const looking = setInterval(() => void look(), LOOK_MS)
  return {
    ownDeaths: () => deaths,
    whileKilling: (kill: () => Promise<void>) => async () => {
      killing += 1
      try {
        await kill()
        await look()
      } finally {
        killing -= 1
      }
    },
    stop: () => clearInterval(looking),
  }
}
