import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { failureText } from '@/lib/gateway/wire/failure-text'

/** A part of a page that did not come, with the way to ask for it again. */
export function SectionFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice kind="error">
      <p>{failureText(error)}</p>
      <Button small look="secondary" onClick={onRetry}>
        Попробовать ещё раз
      </Button>
    </Notice>
  )
}
