import type { Metadata } from 'next'
import { robotsOf } from '@/lib/routing/pages'
import styles from './blank.module.css'

export const metadata: Metadata = { title: 'Пустая страница', robots: robotsOf('/blank') }

/** Empty on purpose: a ground for what is put into the page from outside. */
export default function BlankPage() {
  return (
    <div className={styles.blank}>
      <h1 className="visually-hidden">Пустая страница</h1>
    </div>
  )
}
