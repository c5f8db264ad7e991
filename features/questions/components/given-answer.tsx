import type { readQuestion } from '@/lib/gateway/contracts/site/questions'
import type { ResponseOf } from '@/lib/gateway/operation'
import { answererWords } from '../model/answerer-words'
import styles from './questions.module.css'
import { WrittenText } from './written-text'

type Props = { answer: ResponseOf<typeof readQuestion>['question']['answers'][number] }

/** An answer under a question; one that is not published is of who reads it, and has its state. */
export function GivenAnswer({ answer }: Props) {
  const { authorName, isShop, status, text } = answer
  return (
    <div className={styles.answer}>
      {status === 'published' ? (
        <>
          <p className={styles.soft}>{answererWords({ author: authorName, isShop })}</p>
          <p className={styles.text}>{text}</p>
        </>
      ) : (
        <WrittenText {...answer} author="Ваш ответ" />
      )}
    </div>
  )
}
