import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { isGatewayError } from '@/lib/gateway/errors'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'

/** A part of the club that did not come, with the way to ask for it again. */
export function ClubFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice kind="error">
      <p>{isGatewayError(error) && error.message ? error.message : UNAVAILABLE_MESSAGE}</p>
      <Button small look="secondary" onClick={onRetry}>
        Попробовать ещё раз
      </Button>
    </Notice>
  )
}
