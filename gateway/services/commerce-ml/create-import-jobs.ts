export type JobState = { done: string } | { refused: unknown } | { running: string }

export type ImportJobs = {
  /** Begins the job unless it runs already, waits for it for a while, and says how far it is. */
  run: (key: string, work: (onPhase: (words: string) => void) => Promise<string>) => Promise<JobState>
}

type Job = { outcome: Promise<{ done: string } | { refused: unknown }>; phase: string }

/** 1C asks again as long as it is told to; proxies in front of a shop give up after half a minute. */
const WAIT_MS = 15_000
const QUEUED = 'Ждём, пока закончится другая загрузка'
const BEGUN = 'Файл читается'

/** Imports one after another, of which each outlives the request that began it. */
export function createImportJobs(waitMs = WAIT_MS): ImportJobs {
  const jobs = new Map<string, Job>()
  let last: Promise<unknown> = Promise.resolve()

  function begin(key: string, work: Parameters<ImportJobs['run']>[1]): Job {
    const turn = last.then(() => {
      job.phase = BEGUN
      return work((words) => {
        job.phase = words
      })
    })
    const outcome = turn.then(
      (done) => ({ done }),
      (refused: unknown) => ({ refused }),
    )
    const job: Job = { outcome, phase: QUEUED }
    last = outcome
    jobs.set(key, job)
    return job
  }

  return {
    run: async (key, work) => {
      const job = jobs.get(key) ?? begin(key, work)
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), waitMs)
      })
      const outcome = await Promise.race([job.outcome, late])
      clearTimeout(timer)
      if (!outcome) return { running: job.phase }
      jobs.delete(key)
      return outcome
    },
  }
}
