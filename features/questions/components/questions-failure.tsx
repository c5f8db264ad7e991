import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { isGatewayError } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/wire/no-answer'

/** What could not be loaded, with its server's message. */
export function QuestionsFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title="Вопросы не открылись"
        text={isGatewayError(error) ? error.message : NO_ANSWER}
        actions={<Button onClick={onRetry}>Попробовать ещё раз</Button>}
      />
    </div>
  )
}
