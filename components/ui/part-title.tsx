import { markCutTitle } from '@/lib/parts/title-parts'
import { MarkedTitle } from './marked-title'

/** A part's title where space is short: of its name three lines are shown, its car or size always whole. */
export function PartTitle({ title }: { title: string }) {
  return <MarkedTitle text={markCutTitle(title)} />
}
