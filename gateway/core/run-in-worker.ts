import { Worker } from 'node:worker_threads'

type Options = {
  /** The worker's file without its ending, beside the module whose address is given. */
  name: string
  besides: string
  /** The worker's `workerData`; its first message is the answer. */
  task: unknown
  heapMb: number
  deadlineMs: number
}

/** A worker exceeded its bounds: its task is made to cost more than it may. */
export class WorkerExhaustedError extends Error {
  override readonly name = 'WorkerExhaustedError'
}

const YOUNG_HEAP_MB = 16
const COMPILED = '.js'

/** Compiled, all files are JavaScript in one folder; beside the sources a worker needs what compiles them. */
function openWorker({ name, besides, task, heapMb }: Options): Worker {
  const isCompiled = besides.endsWith(COMPILED)
  return new Worker(new URL(`./${name}${isCompiled ? COMPILED : '.ts'}`, besides), {
    workerData: task,
    execArgv: isCompiled ? [] : ['--import', import.meta.resolve('tsx/esm')],
    // A worker that reads strangers' files needs none of the gateway's secrets.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  })
}

function isOutOfMemory(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** The first message of a separate worker, which is ended then, after its deadline, and when its heap is full. */
export async function runInWorker(options: Options): Promise<unknown> {
  const worker = openWorker(options)
  let deadline: NodeJS.Timeout | undefined
  try {
    return await new Promise<unknown>((resolve, reject) => {
      deadline = setTimeout(() => reject(new WorkerExhaustedError('out of time')), options.deadlineMs)
      worker.on('message', resolve)
      worker.on('error', (cause) =>
        reject(isOutOfMemory(cause) ? new WorkerExhaustedError('out of memory', { cause }) : cause),
      )
      worker.on('exit', (code) => reject(new Error(`The worker ended with code ${code} and no answer`)))
    })
  } finally {
    clearTimeout(deadline)
    await worker.terminate()
  }
}
