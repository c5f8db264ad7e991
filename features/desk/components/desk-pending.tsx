import { LoadFailure } from '@/components/ui/load-failure'
import { Notice } from '@/components/ui/notice'
import { TextSkeleton } from '@/components/ui/skeleton'
import { messageIn } from '@/lib/forms/message-in'
import { isGatewayError } from '@/lib/gateway/errors'

type Props = {
  error: unknown
  refetch: () => Promise<unknown>
  /** Of the skeleton: about as many as the answer has. */
  lines: number
}

/** In the place of an answer that is not there: it is under way, it failed and can be requested again, or no request would help. */
export function DeskPending({ error, refetch, lines }: Props) {
  if (!error) return <TextSkeleton lines={lines} />
  if (isGatewayError(error) && (error.kind === 'validation' || error.kind === 'notFound'))
    return <Notice kind="error">{messageIn(error)}</Notice>
  return <LoadFailure title="Не открылось" text={messageIn(error)} onRetry={() => void refetch()} />
}
