import { LoadFailure } from '@/components/ui/load-failure'
import { TextSkeleton } from '@/components/ui/skeleton'
import { messageIn } from '@/lib/forms/message-in'

type Props = {
  error: unknown
  refetch: () => Promise<unknown>
  /** Of the skeleton: about as many as the answer has. */
  lines: number
}

/** In the place of an answer that is not there: it is under way, or it failed and can be requested again. */
export function DeskPending({ error, refetch, lines }: Props) {
  if (!error) return <TextSkeleton lines={lines} />
  return <LoadFailure title="Не открылось" text={messageIn(error)} onRetry={() => void refetch()} />
}
