'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { live } from '@/components/navigation/live'
import { Button } from '@/components/ui/button'
import { whenWanted } from '@/components/ui/slider/when-wanted'
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

  const load = () => {
    setFailed(false)
    import('./request-form').then(
      (loaded) => setForm(() => loaded.RequestForm),
      () => setFailed(true),
    )
  }
  useEffect(() => (box.current ? whenWanted(box.current, load) : undefined), [])

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
