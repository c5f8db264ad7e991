import { buttonClass } from '@/components/ui/button'
import styles from './desk.module.css'

/** Address and words of a step; undefined where there is nothing further. */
type Step = readonly [href: string, words: string] | undefined

/** The ways to the parts of a list before and after, whose place stands in the address. */
export function StepLinks({ back, forward }: { back: Step; forward: Step }) {
  return (
    <div className={styles.tabs}>
      {[back, forward].map(
        (step) =>
          step && (
            <a key={step[1]} className={buttonClass({ look: 'secondary' })} href={step[0]}>
              {step[1]}
            </a>
          ),
      )}
    </div>
  )
}
