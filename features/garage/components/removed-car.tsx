'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { UserCar } from '@/stores/user/user-state'
import { nameOfCar } from '@/lib/parts/vehicle/car-words'
import styles from './garage.module.css'

type Props = { car: UserCar; onUndo: () => void; onClose: () => void }

/** The last removed car, and the button that restores it. It takes the focus of the removed card. */
export function RemovedCar({ car, onUndo, onClose }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isLost = !document.activeElement || document.activeElement === document.body
    if (isLost) bar.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [car])
  return (
    <div ref={bar} className={styles.undo} role="status">
      <p>Удалено из гаража: {nameOfCar(car)}. Расходы останутся, пока вы не добавите машину снова.</p>
      <Button look="secondary" small onClick={onUndo}>
        Вернуть
      </Button>
      <Button look="plain" small onClick={onClose}>
        Скрыть
      </Button>
    </div>
  )
}
