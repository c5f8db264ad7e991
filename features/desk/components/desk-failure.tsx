import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { messageIn } from '@/lib/forms/message-in'

export function DeskFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title="Не открылось"
        text={messageIn(error)}
        actions={<Button onClick={onRetry}>Попробовать ещё раз</Button>}
      />
    </div>
  )
}
