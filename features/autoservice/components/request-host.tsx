'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { markHydrated } from '@/framework/next/mark-hydrated'
import { Button } from '@/components/ui/button'
import { onNearViewport } from '@/lib/interaction/on-near-viewport'
import type { RequestFormProps } from './request-form'
import styles from './request-host.module.css'

type Props = RequestFormProps & {
  /** What to do without scripts. */
  plain: ReactNode
}

/** Loads the form when the visitor scrolls near it: most visitors only look at prices. */
export function RequestHost({ plain, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [Form, setForm] = useState<ComponentType<RequestFormProps>>()
  const [isFailed, setFailed] = useState(false)
  const isPressed = useRef(false)

  const load = () => {
    setFailed(false)
    import('./request-form').then(
      (loaded) => {
        // Under a focus that is about to press, the form would be sent by that press: it waits for it.
        if (isPressed.current || !box.current?.contains(document.activeElement))
          setForm(() => loaded.RequestForm)
      },
      () => setFailed(true),
    )
  }
  useEffect(() => (box.current ? onNearViewport(box.current, load) : undefined), [])
  // Who pressed goes on in the form that took the button's place.
  useEffect(() => {
    if (Form && isPressed.current) box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [Form])
  const open = () => {
    isPressed.current = true
    load()
  }

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
          <Button ref={markHydrated} className={styles.open} data-replay-click="" onClick={open}>
            {props.kind === 'company' ? 'Оставить заявку' : 'Записаться'}
          </Button>
          {plain}
        </div>
      )}
    </div>
  )
}
