import { readdir, readFile } from 'node:fs/promises'

/**
 * The processes that a process has started and that live, oldest first, or those whose command has a word in it; only Linux
 * tells them by files.
 */
export async function childrenOf(pid: number | undefined, word = ''): Promise<number[]> {
  if (pid === undefined) return []
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  )
  const children = lists
    .flatMap((list) => list.split(' ').map(Number))
    .filter((child) => child > 0)
    .toSorted((a, b) => a - b)
  const commands = await Promise.all(
    children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
  )
  return children.filter((_, at) => commands[at]?.includes(word))
}

/** The word in the renderer's command; the storefront may have other children, such as a compiler. */
export const RENDERER = 'next'
