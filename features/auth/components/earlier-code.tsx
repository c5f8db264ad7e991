import { Button } from '@/components/ui/button'
import { useCodeWays } from '@/stores/user/use-code-ways'
import type { CodeRequest } from '../hooks/use-code'

/** For a visitor who has closed the window before the code came, and must not wait for another. */
export function EarlierCode({ code: { enterEarlier } }: { code: CodeRequest }) {
  const { toPhone, toEmail } = useCodeWays()
  if (!enterEarlier) return null
  return (
    <Button look="secondary" wide onClick={enterEarlier}>
      {toPhone && toEmail ? 'Ввести код, который уже пришёл' : 'Ввести код, который уже есть'}
    </Button>
  )
}
