import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageIn } from '@/lib/forms/message-in'
import { isOutdated } from '@/lib/forms/is-outdated'
import styles from '../desk.module.css'

type Wrong = { field: string; message: string }

type Props<Terms, Rules> = {
  title: string
  /** Of the rules that the fields began with: each change has the next one. */
  version: number
  /** What the fields say, or the first one that cannot be read. */
  read: NoInfer<Terms> | Wrong
  queryKey: QueryKey
  write: (terms: Terms, version: number) => Promise<Rules>
  onCancel: () => void
  onSaved: (isChanged: boolean) => void
  /** The fields; given is which of them is wrong once saving was tried. */
  children: (wrong: string | undefined) => ReactNode
}

/** A rule being changed. Who saves second keeps what he typed and is shown the rules as they are now. */
export function RuleForm<Terms extends object, Rules extends { version: number }>(
  props: Props<Terms, Rules>,
) {
  const { title, version, read, queryKey, write, onCancel, onSaved, children } = props
  const queries = useQueryClient()
  const [isRequested, setRequested] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const wrong = isWrong(read) ? read : undefined
  const save = useMutation({
    mutationFn: (terms: Terms) => write(terms, version),
    onSuccess: (changed) => {
      queries.setQueryData(queryKey, changed)
      onSaved(changed.version !== version)
    },
    onError: (cause) => (isOutdated(cause) ? queries.invalidateQueries({ queryKey }) : undefined),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setRequested(true)
    if (!isWrong(read) && !save.isPending) save.mutate(read)
  }
  return (
    <form className={styles.screen} aria-labelledby="rule" noValidate onSubmit={submit}>
      <h2 id="rule" ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {children(isRequested ? wrong?.field : undefined)}
      {isRequested && wrong && <Notice kind="error">{wrong.message}</Notice>}
      {save.error && <Notice kind="error">{messageIn(save.error)}</Notice>}
      <div className={styles.tabs}>
        <Button type="submit" aria-disabled={save.isPending}>
          Сохранить
        </Button>
        <Button look="plain" aria-disabled={save.isPending} onClick={onCancel}>
          Отменить
        </Button>
        <span className={styles.soft} role="status">
          {save.isPending ? 'Сохраняем…' : ''}
        </span>
      </div>
    </form>
  )
}

function isWrong(read: object): read is Wrong {
  return 'message' in read && 'field' in read
}
