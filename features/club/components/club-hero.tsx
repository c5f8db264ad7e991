import type { ReactNode } from 'react'
import styles from './club-hero.module.css'

type Props = { heading: string; lead: ReactNode; mark?: ReactNode; picture?: ReactNode; children?: ReactNode }

/** The top of a page of the club: what it is about in one look. */
export function ClubHero({ heading, lead, mark, picture, children }: Props) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        {mark && <p className={styles.mark}>{mark}</p>}
        <h1 tabIndex={-1} className={styles.heading}>
          {heading}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </section>
  )
}
