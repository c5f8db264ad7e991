import { Notice } from '@/components/ui/notice'
import type { RuleDraft } from './use-rule-draft'

type Props = Pick<RuleDraft<unknown>, 'saved' | 'message'>

export function SavedMessage({ saved, message }: Props) {
  return (
    <div ref={message} tabIndex={-1}>
      {saved !== null && <Notice kind="ok">{saved}</Notice>}
    </div>
  )
}
