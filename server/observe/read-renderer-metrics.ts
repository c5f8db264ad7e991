import { FIGURES_PATH } from '../../lib/figures/figures-path.ts'

const TIMEOUT_MS = 2_000

/** The renderer's own figures; nothing while it is away, so that the others are still shown. */
export async function readRendererFigures({
  origin,
  secret,
}: {
  origin: string
  secret: string
}): Promise<string> {
  try {
    const answer = await fetch(new URL(FIGURES_PATH, origin), {
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.ok ? await answer.text() : ''
  } catch {
    return ''
  }
}
