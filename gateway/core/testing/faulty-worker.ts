import { parentPort, workerData } from 'node:worker_threads'

const held: number[][] = []

const ways: Record<string, () => void> = {
  answers: () => parentPort?.postMessage({ given: workerData as string, secrets: Object.keys(process.env) }),
  'runs for ever': () => {
    for (;;);
  },
  'takes all memory': () => {
    for (;;) held.push(Array.from({ length: 10_000 }, (_, at) => at))
  },
  fails: () => {
    throw new RangeError('a bug')
  },
  'says nothing': () => undefined,
}

ways[workerData as string]?.()
