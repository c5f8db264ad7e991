import { Button } from './button'
import { EmptyState } from './empty-state'

type Props = { title: string; text: string; onRetry: () => void }

/** What could not be loaded, with the way to request it again. */
export function LoadFailure({ title, text, onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={text}
        actions={<Button onClick={onRetry}>Попробовать ещё раз</Button>}
      />
    </div>
  )
}
