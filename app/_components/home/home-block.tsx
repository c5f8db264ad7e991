import type { ReactNode } from 'react'
import styles from './home-block.module.css'

type Props = { title: string; all?: { title: string; href: string }; children: ReactNode }

/** A titled part of the home page. */
export function HomeBlock({ title, all, children }: Props) {
  return (
    <section className={styles.block}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {all && (
          <a className={styles.all} href={all.href}>
            {all.title}
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
