import { NotFoundPage } from '@/components/layout/not-found-page'
import { OriginalFailure } from '@/features/original-catalogs/components/original-failure'
import type { Loaded } from '@/lib/data-cache/load'
import { ChooseCarFirst } from './choose-car-first'

type Props = { loaded: Exclude<Loaded<unknown>, { kind: 'found' }> | null; code: string | null }

/** In place of a page about a car: none is named, none is known by that address, or the source did not answer. */
export function CarNotShown({ loaded, code }: Props) {
  if (loaded === null) return <ChooseCarFirst />
  if (loaded.kind === 'missing') return <NotFoundPage />
  return <OriginalFailure status={loaded.status} message={loaded.message} code={code ?? undefined} />
}
