import type { IconName } from '@/components/ui/icon'
import type { Verdict } from './fitment-batcher'

type Words = { title: string; icon: IconName; look: 'fits' | 'unfit' | 'check' }

const WORDS: Readonly<Record<Exclude<Verdict['verdict'], 'any'>, Words>> = {
  fits: { title: 'Подходит', icon: 'check', look: 'fits' },
  unfit: { title: 'Не подходит', icon: 'close', look: 'unfit' },
  check: { title: 'Нужно проверить', icon: 'warning', look: 'check' },
}

/** How a verdict is said; nothing is said where the question does not arise. */
export function wordsOfVerdict({
  verdict,
  reason,
}: Verdict): (Words & { reason: string | null }) | undefined {
  return verdict === 'any' ? undefined : { ...WORDS[verdict], reason }
}
