import { Button } from '@/components/ui/button'
import type { CodeRequest } from '../hooks/use-code'

/** For a visitor who has closed the window before the code came, and must not wait for another. */
export function EarlierCode({ code: { enterEarlier } }: { code: CodeRequest }) {
  if (!enterEarlier) return null
  return (
    <Button look="secondary" wide onClick={enterEarlier}>
      Ввести код, который уже пришёл
    </Button>
  )
}
