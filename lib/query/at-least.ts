/** A fetch that a screen waits for takes this long at least: a shorter skeleton would only flash. */
export const MIN_FETCH_MS = 200

/** Settles as the answer does, but no sooner than `ms` from now. */
export async function atLeast<Answer>(answer: Promise<Answer>, ms = MIN_FETCH_MS): Promise<Answer> {
  await Promise.allSettled([answer, new Promise((resolve) => setTimeout(resolve, ms))])
  return answer
}
