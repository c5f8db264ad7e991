import { LoadFailure } from '@/components/ui/load-failure'
import { failureText } from '@/lib/gateway/wire/failure-text'

/** What could not be loaded, with its server's message. */
export function QuestionsFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <LoadFailure title="Вопросы не открылись" text={failureText(error)} onRetry={onRetry} />
}
