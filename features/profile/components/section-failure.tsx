import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { isGatewayError } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/wire/no-answer'

/** A part of a page that did not come, with the way to ask for it again. */
export function SectionFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice kind="error">
      <p>{isGatewayError(error) ? error.message : NO_ANSWER}</p>
      <Button small look="secondary" onClick={onRetry}>
        Попробовать ещё раз
      </Button>
    </Notice>
  )
}
