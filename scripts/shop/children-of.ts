import { readdir, readFile } from 'node:fs/promises'

/** The processes that a process has started and that live, oldest first; only Linux tells them by files. */
export async function childrenOf(pid: number | undefined): Promise<number[]> {
  if (pid === undefined) return []
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  )
  return lists
    .flatMap((list) => list.split(' ').map(Number))
    .filter((child) => child > 0)
    .toSorted((a, b) => a - b)
}
