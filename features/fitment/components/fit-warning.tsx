'use client'

import { Fragment, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatCount } from '@/lib/format/plural'
import { fitmentBatcher, type Part } from '../model/fitment-batcher'
import styles from './fit-warning.module.css'

const GOODS = ['товар', 'товара', 'товаров'] as const
/** What has been said in this tab, so that it is said once. */
const SAID_KEY = 'arus-fit-warned'

/** Warns before the checkout of lines that do not fit the chosen car, once for the same lines. */
export function FitWarning({ parts }: { parts: readonly Part[] }) {
  const unfit = useSyncExternalStore(
    fitmentBatcher.subscribe,
    () => unfitNames(parts),
    () => '',
  )
  const [said, setSaid] = useState(readSaid)
  const key = `${fitmentBatcher.car()?.carId}:${unfit}`
  if (unfit === '' || said === key) return null
  const names = unfit.split('\n')
  const agree = () => {
    setSaid(key)
    keepSaid(key)
  }
  return (
    <Notice kind="warning">
      <div className={styles.warning}>
        <p>
          Не подходит к вашей машине: {formatCount(names.length, GOODS)} (
          {names.map((name, at) => (
            <Fragment key={name}>
              {at > 0 && ', '}
              <span className="no-break" translate="no">
                {name}
              </span>
            </Fragment>
          ))}
          ). Купить можно, но сверьте номер.
        </p>
        <Button look="secondary" small onClick={agree}>
          Понятно
        </Button>
      </div>
    </Notice>
  )
}

function unfitNames(parts: readonly Part[]): string {
  return parts
    .filter((part) => {
      const state = fitmentBatcher.read(part)
      return typeof state === 'object' && state.verdict === 'unfit'
    })
    .map(({ brand, article }) => `${brand} ${article}`)
    .join('\n')
}

function readSaid(): string | null {
  try {
    return sessionStorage.getItem(SAID_KEY)
  } catch {
    return null
  }
}

function keepSaid(key: string): void {
  try {
    sessionStorage.setItem(SAID_KEY, key)
  } catch {
    return
  }
}
