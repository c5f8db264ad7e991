import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import styles from './club.module.css'

/** A part of a page under its heading. */
export function ClubSection({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}

/** What is done one after the other. */
export function ClubSteps({ steps }: { steps: readonly { title: string; text: ReactNode }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}

/** Short facts, each with its sign. */
export function ClubFacts({
  facts,
}: {
  facts: readonly { icon: IconName; title: string; text: ReactNode }[]
}) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} size={24} />
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** Questions that unfold their answers, with scripts or without. */
export function ClubQuestions({
  questions,
}: {
  questions: readonly { code: string; question: string; answer: string }[]
}) {
  return (
    <div className={styles.questions}>
      {questions.map(({ code, question, answer }) => (
        <details key={code} id={code}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
