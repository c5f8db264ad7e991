'use client'

import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { live } from '@/components/navigation/live'
import { Button } from '@/components/ui/button'
import { whenWanted } from '@/lib/presence/when-wanted'
import type { RequestFormProps } from './request-form'
import styles from './request-host.module.css'

type Props = RequestFormProps & {
  /** What to do without scripts. */
  plain: ReactNode
}

/** Loads the form when somebody comes near it: most visitors only look at prices. */
export function RequestHost({ plain, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [Form, setForm] = useState<ComponentType<RequestFormProps>>()
  const [isFailed, setFailed] = useState(false)

  const hadFocus = useRef(false)

  const load = () => {
    setFailed(false)
    import('./request-form').then(
      (loaded) => {
        hadFocus.current = box.current?.contains(document.activeElement) ?? false
        setForm(() => loaded.RequestForm)
      },
      () => setFailed(true),
    )
  }
  useEffect(() => (box.current ? whenWanted(box.current, load) : undefined), [])
  // Who came to the button with the keyboard goes on in the form that took its place: at once,
  // since a key both shows life and presses, and the second of the two loads would read a lost focus.
  useLayoutEffect(() => {
    if (Form && hadFocus.current) box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [Form])

  return (
    <div ref={box} className={styles.box}>
      {Form ? (
        <Form {...props} />
      ) : (
        <div className={styles.waiting}>
          <p>
            {isFailed
              ? 'Форма не загрузилась. Проверьте связь и повторите, или позвоните в магазин из списка.'
              : 'Выберите, что сделать, магазин и время. Это займёт минуту.'}
          </p>
          <Button ref={live} className={styles.open} data-press="" onClick={load}>
            {props.kind === 'company' ? 'Оставить заявку' : 'Записаться'}
          </Button>
          {plain}
        </div>
      )}
    </div>
  )
}
